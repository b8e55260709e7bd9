import { iconName } from '@lattice/api/iconName';
import type { MenuItem } from '@lattice/api/menuOfPerson';

/** An entry of the side bar, ready to be drawn. */
export interface MenuEntry {
  id: string;
  label: string;
  /** Name of its icon. */
  icon: string;
  /** Path in this application, or an http(s) address of another. */
  to: string;
  /** Whether it opens a window of its own. */
  isExternal: boolean;
  /** The address shown in a frame, where `to` is a page below `/myiframe`. */
  framed?: string;
  children: MenuEntry[];
}

/** The entries that open a browser tab of their own (specification, section 2). */
const APART = new Set([
  '/party/party-grid-exhibition',
  '/dispatch/comprehensive',
  '/dispatch/videoScheduling',
  '/dispatch/gis',
  '/dispatch/gis-mapvisual',
]);

const isWeb = (path: string) => /^https?:\/\//i.test(path);
const isForeign = (path: string) => path.startsWith('//') || path.startsWith('\\') || /^[a-z][a-z\d+.-]*:/i.test(path);
const bare = (path: string) => `/${path}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** Where an entry leads, and whether in a window of its own or in a frame. */
function wayOf({
  id,
  path,
  isOpen,
  query = {},
  children = [],
}: MenuItem): Pick<MenuEntry, 'to' | 'isExternal' | 'framed'> {
  const [page = '', own = ''] = path.split(/\?(.*)/s);
  const { target, ...rest } = { ...(isWeb(path) ? {} : Object.fromEntries(new URLSearchParams(own))), ...query };
  const extra = new URLSearchParams(rest).toString();
  const address = isWeb(path)
    ? `${path}${extra === '' ? '' : `${path.includes('?') ? '&' : '?'}${extra}`}`
    : `${bare(page)}${extra === '' ? '' : `?${extra}`}`;
  const isLeaf = children.length === 0;
  if (target !== undefined || (isWeb(path) && isLeaf && isOpen === 2)) return { to: address, isExternal: true };
  if (isLeaf && (isWeb(path) || path.includes('html')))
    return { to: `/myiframe/${id}`, isExternal: false, framed: address };
  return { to: address, isExternal: isLeaf && APART.has(bare(path)) };
}

/**
 * Entries of the menu as the wire sends it, for a person of some roles. Addresses of other schemes than http(s) are
 * left out: nobody meant to open them.
 */
export const menuEntries = (items: readonly MenuItem[], roles: readonly string[] = []): MenuEntry[] =>
  items
    .filter(
      ({ path, meta }) =>
        (isWeb(path) || !isForeign(path)) &&
        (meta?.roles === undefined || meta.roles.some((role) => roles.includes(role))),
    )
    .map((item) => ({
      id: item.id,
      label: item.name,
      icon: iconName(item.source),
      ...wayOf(item),
      children: menuEntries(item.children ?? [], roles),
    }));

/** What a path is known by: `/desk` and `/desk/index` are one page. */
export const pathKey = (path: string): string => bare(path).replace(/(?<=.)\/index$/, '');

/** True when two paths mean one page. */
export const isSamePath = (a: string, b: string): boolean => pathKey(a) === pathKey(b);

/** The way down to the entry of a path, outermost first; empty when the path is not in the menu. */
export function trailTo(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of entries) {
    const below = trailTo(entry.children, path);
    if (below.length > 0) return [entry, ...below];
    if (entry.to.startsWith('/') && isSamePath(entry.to.replace(/\?.*/s, ''), path)) return [entry];
  }
  return [];
}

/** The entries that open something, in the order of the menu. */
export const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? leaves(entry.children) : [entry]));
