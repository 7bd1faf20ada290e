import { formatString, logText } from './utilities';
import { defineService, Service } from './service';

export class LoggerService extends Service {
  private readonly lines: string[] = [];

  log(...values: unknown[]): this {
    const [first, ...rest] = values;
    const line = typeof first === 'string' && rest.length ? formatString(first, rest) : logText(values);
    this.lines.push(line);
    this.host.call('log', { message: line });
    return this;
  }

  getLog(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }

  clear(): void {
    this.lines.length = 0;
  }
}

defineService('Logger', LoggerService);
