/** Finding what a person clicks. */

import type { Menu, MenuEntry } from './desk';

interface Item {
  /** Labels from the menu to the item. */
  path: string[];
  functionName: string;
}

function itemsOf(entries: readonly MenuEntry[], path: string[]): Item[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'separator') return [];
    const here = [...path, entry.label];
    return entry.kind === 'item' ? [{ path: here, functionName: entry.functionName }] : itemsOf(entry.entries, here);
  });
}

/** The function of an item: by its label, or by the end of its path, such as `More > Help`. */
export function functionOfItem(menus: readonly Menu[], label: string): string {
  const items = menus.flatMap((menu) => itemsOf(menu.entries, [menu.label]));
  const wanted = label.split('>').map((part) => part.trim());
  const found = items.find(({ path }) => wanted.every((part, index) => path.at(index - wanted.length) === part));
  if (!found) {
    const known = items.map(({ path }) => path.slice(1).join(' > ')).join(', ');
    throw new Error(`There is no menu item "${label}". There are: ${known || 'none'}.`);
  }
  return found.functionName;
}
