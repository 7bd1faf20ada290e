export function inlinePage(file: string, root: string): { html: string; sources: Set<string> };
