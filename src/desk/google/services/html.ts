import type { Dialog } from '../host/desk';
import { SandboxMode, XFrameOptionsMode, type EnumValue } from './enums';
import type { Host } from './host';
import { defineService, Service } from './service';

interface Page {
  content: string;
  title: string;
  width: number | null;
  height: number | null;
}

/** A page for a sidebar or dialog. */
export class HtmlOutputService extends Service {
  constructor(host: Host, content: string) {
    super(host);
    const page: Page = { content, title: '', width: null, height: null };
    Object.defineProperty(this, 'page', { value: page });
  }

  declare private readonly page: Page;

  dialog(kind: Dialog['kind']): Dialog {
    const { content, title, width, height } = this.page;
    return { kind, title, html: content, width, height };
  }

  getContent(): string {
    return this.page.content;
  }

  setContent(content: string): this {
    this.page.content = content;
    return this;
  }

  append(content: string): this {
    this.page.content += content;
    return this;
  }

  appendUntrusted(content: string): this {
    return this.append(escapeHtml(content));
  }

  clear(): this {
    return this.setContent('');
  }

  getTitle(): string {
    return this.page.title;
  }

  setTitle(title: string): this {
    this.page.title = title;
    return this;
  }

  getWidth(): number | null {
    return this.page.width;
  }

  setWidth(width: number | null): this {
    this.page.width = width;
    return this;
  }

  getHeight(): number | null {
    return this.page.height;
  }

  setHeight(height: number | null): this {
    this.page.height = height;
    return this;
  }

  /** Google has one sandbox left, and the desk no frames of other sites: both settings change nothing. */
  setSandboxMode(_mode: EnumValue): this {
    return this;
  }

  setXFrameOptionsMode(_mode: EnumValue): this {
    return this;
  }
}

type Evaluate = (source: string, values: Record<string, unknown>) => string;

/** A page with `<? ?>`, `<?= ?>` and `<?!= ?>`; what a script sets on it are the page's variables (HTML-03). */
export class HtmlTemplateService extends Service {
  constructor(host: Host, content: string, run: Evaluate) {
    super(host);
    Object.defineProperty(this, 'content', { value: content });
    Object.defineProperty(this, 'run', { value: run });
  }

  declare private readonly content: string;
  declare private readonly run: Evaluate;

  getRawContent(): string {
    return this.content;
  }

  getCode(): string {
    return templateCode(this.content);
  }

  evaluate(): HtmlOutputService {
    const values = Object.fromEntries(Object.entries(this));
    return new HtmlOutputService(this.host, this.run(templateCode(this.content), values));
  }
}

export class HtmlServiceService extends Service {
  readonly SandboxMode = SandboxMode;
  readonly XFrameOptionsMode = XFrameOptionsMode;

  constructor(host: Host, run: Evaluate) {
    super(host);
    Object.defineProperty(this, 'run', { value: run });
  }

  declare private readonly run: Evaluate;

  createHtmlOutput(content = ''): HtmlOutputService {
    return new HtmlOutputService(this.host, String(content));
  }

  createHtmlOutputFromFile(file: string): HtmlOutputService {
    return new HtmlOutputService(this.host, this.host.call('html', { file }));
  }

  createTemplate(content: string): HtmlTemplateService {
    return new HtmlTemplateService(this.host, String(content), this.run);
  }

  createTemplateFromFile(file: string): HtmlTemplateService {
    return this.createTemplate(this.host.call('html', { file }));
  }
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (letter) => entities[letter]!);
}

/** The page as statements that print it, with `print` and `printEscaped` for its values. */
function templateCode(content: string): string {
  const parts = content.split(/<\?(!=|=|)([\s\S]*?)\?>/);
  let code = '';
  for (let index = 0; index < parts.length; index += 3) {
    code += `print(${JSON.stringify(parts[index])});\n`;
    if (index + 2 >= parts.length) break;
    const expression = parts[index + 2]!.trim().replace(/;$/, '');
    if (parts[index + 1] === '=') code += `printEscaped(${expression});\n`;
    else if (parts[index + 1] === '!=') code += `print(${expression});\n`;
    else code += `${parts[index + 2]}\n`;
  }
  return code;
}

defineService('HtmlOutput', HtmlOutputService);
defineService('HtmlTemplate', HtmlTemplateService);
defineService('HtmlService', HtmlServiceService);
