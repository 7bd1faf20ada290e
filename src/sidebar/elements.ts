/** Finds an element of the page by its id; a page without it is broken, and says so. */
export function byId<T extends HTMLElement>(id: string, kind: abstract new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${id}`);
}
