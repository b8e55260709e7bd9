import type { MenuItem } from '@lattice/api/resources/blade-system/menu';

/** An entry of the side bar, ready to be drawn. */
export interface MenuEntry {
  id: string;
  label: string;
  /** Icon name as the wire has it. */
  icon: string;
  /** Path in this application, or an http(s) address of another. */
  to: string;
  isExternal: boolean;
  children: MenuEntry[];
}

const isWeb = (path: string) => /^https?:\/\//i.test(path);
const isForeign = (path: string) => path.startsWith('//') || path.startsWith('\\') || /^[a-z][a-z\d+.-]*:/i.test(path);
const bare = (path: string) => `/${path}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** Entries of the menu as the wire sends it. Addresses of other schemes than http(s) are left out: nobody meant to open them. */
export const menuEntries = (items: readonly MenuItem[]): MenuEntry[] =>
  items
    .filter(({ path }) => isWeb(path) || !isForeign(path))
    .map(({ id, name, source, path, children }) => ({
      id,
      label: name,
      icon: source,
      to: isWeb(path) ? path : bare(path),
      isExternal: isWeb(path),
      children: menuEntries(children ?? []),
    }));

const key = (path: string) => bare(path).replace(/(?<=.)\/index$/, '');

/** True when two paths mean one page; `/desk` and `/desk/index` do. */
export const isSamePath = (a: string, b: string): boolean => key(a) === key(b);

/** The way down to the entry of a path, outermost first; empty when the path is not in the menu. */
export function trailTo(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of entries) {
    const below = trailTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
    if (!entry.isExternal && isSamePath(entry.to, path)) return [entry];
  }
  return [];
}

/** The entries that open something, in the order of the menu. */
export const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? leaves(entry.children) : [entry]));
