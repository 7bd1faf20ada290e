import type { ButtonSetName, Dialog, Menu, MenuEntry } from '../host/desk';
import { Button, ButtonSet, type EnumValue } from './enums';
import type { Host } from './host';
import type { HtmlOutputService } from './html';
import { defineService, Service } from './service';

export class UiService extends Service {
  readonly Button = Button;
  readonly ButtonSet = ButtonSet;

  createMenu(label: string): MenuService {
    return new MenuService(this.host, { label: String(label), addOn: false, entries: [] });
  }

  /** Under Extensions (MENU-02). */
  createAddonMenu(): MenuService {
    return new MenuService(this.host, { label: 'Add-on', addOn: true, entries: [] });
  }

  private ask(kind: 'alert' | 'prompt', words: (string | EnumValue)[]): { button: EnumValue; text: string } {
    const buttons = typeof words.at(-1) === 'string' ? ButtonSet.OK : (words.at(-1) as EnumValue);
    const texts = words.filter((word) => typeof word === 'string');
    const [text, title = ''] = texts.reverse();
    const asked = { kind, title, text: text ?? '', buttons: buttons.name() as ButtonSetName };
    const reply = this.host.call('ask', asked);
    return { button: Button[reply.button], text: reply.text };
  }

  /** The button clicked, CLOSE for the title bar (UI-01). The script waits. */
  alert(...words: (string | EnumValue)[]): EnumValue {
    return this.ask('alert', words).button;
  }

  prompt(...words: (string | EnumValue)[]): PromptResponseService {
    const { button, text } = this.ask('prompt', words);
    return new PromptResponseService(this.host, button, text);
  }

  showSidebar(page: HtmlOutputService): void {
    this.show('Ui.showSidebar', { ...page.dialog('sidebar'), width: null, height: null });
  }

  /** The title given here goes before the page's own (UI-05). */
  showModalDialog(page: HtmlOutputService, title: string): void {
    this.show('Ui.showModalDialog', { ...page.dialog('modal'), title: String(title) });
  }

  showModelessDialog(page: HtmlOutputService, title: string): void {
    this.show('Ui.showModelessDialog', { ...page.dialog('modeless'), title: String(title) });
  }

  private show(method: string, dialog: Dialog): void {
    this.host.call('show', { dialog, method });
  }
}

export class PromptResponseService extends Service {
  constructor(host: Host, button: EnumValue, text: string) {
    super(host);
    Object.defineProperty(this, 'button', { value: button });
    Object.defineProperty(this, 'text', { value: text });
  }

  declare private readonly button: EnumValue;
  declare private readonly text: string;

  getSelectedButton(): EnumValue {
    return this.button;
  }

  getResponseText(): string {
    return this.text;
  }
}

export class MenuService extends Service {
  constructor(host: Host, menu: Menu) {
    super(host);
    Object.defineProperty(this, 'menu', { value: menu });
  }

  declare private readonly menu: Menu;

  private add(entry: MenuEntry): this {
    this.menu.entries.push(entry);
    return this;
  }

  addItem(label: string, functionName: string): this {
    return this.add({ kind: 'item', label: String(label), functionName: String(functionName) });
  }

  addSeparator(): this {
    return this.add({ kind: 'separator' });
  }

  addSubMenu({ menu }: MenuService): this {
    return this.add({ kind: 'menu', label: menu.label, entries: menu.entries });
  }

  /** Only now the menu appears (MENU-01). */
  addToUi(): void {
    this.host.call('addMenu', this.menu);
  }
}

defineService('Ui', UiService);
defineService('PromptResponse', PromptResponseService);
defineService('Menu', MenuService);
