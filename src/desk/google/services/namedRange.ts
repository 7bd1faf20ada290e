import type { NamedRange } from '../../engine/engine';
import type { Host } from './host';
import { RangeService } from './range';
import { defineService, Service } from './service';

export class NamedRangeService extends Service {
  constructor(host: Host, named: NamedRange) {
    super(host);
    Object.defineProperty(this, 'named', { value: named, writable: true });
  }

  declare private named: NamedRange;

  getName(): string {
    return this.named.name;
  }

  getRange(): RangeService {
    return new RangeService(this.host, this.named.sheetId, this.named);
  }

  setName(name: string): this {
    return this.replace({ ...this.named, name });
  }

  setRange(range: RangeService): this {
    return this.replace({ ...range.place, name: this.named.name });
  }

  remove(): void {
    this.host.call('removeNamedRange', { name: this.named.name });
  }

  private replace(named: NamedRange): this {
    if (named.name !== this.named.name) this.host.call('removeNamedRange', { name: this.named.name });
    this.host.call('setNamedRange', named);
    this.named = named;
    return this;
  }
}

defineService('NamedRange', NamedRangeService);
