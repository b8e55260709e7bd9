/** An entry of a menu of a WeChat account, as far as WeChat judges it. */
export interface WechatEntry {
  id: string;
  /** '0' at the top. */
  parentId: string;
  name: string;
  /** Key, article or material; '' for none. */
  key: string;
  /** Page or path of a mini-program; '' for none. */
  url: string;
}

/** Most entries at the top that WeChat takes. */
export const MOST_TOP = 3;
/** Most entries below each of those. */
export const MOST_BELOW = 5;
/** Most bytes of a name at the top and below. */
export const MOST_BYTES = { top: 16, below: 60 } as const;

/** What of a menu WeChat would refuse. */
export type MenuFault =
  | { kind: 'none' }
  | { kind: 'manyTop'; count: number }
  | { kind: 'manyBelow'; name: string; count: number }
  | { kind: 'long'; name: string; bytes: number; most: number }
  | { kind: 'idle'; name: string }
  | { kind: 'link'; name: string };

/** Length of a name as WeChat counts it. */
export const bytesOf = (name: string): number => new TextEncoder().encode(name).length;

const top = ({ parentId }: WechatEntry) => parentId === '0' || parentId === '';

/** The entries below one, or at the top. */
export const entriesBelow = <E extends WechatEntry>(entries: readonly E[], parent: string | null): E[] =>
  entries.filter((entry) => (parent === null ? top(entry) : entry.parentId === parent));

/** An address in its parts; null for what is none. The oldest browsers have no `URL.canParse`. */
function partsOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** True for an address at which phones of residents find a page: encrypted, with a name, not of a local network. */
export function isOpenLink(address: string): boolean {
  const { protocol = '', hostname = '' } = partsOf(address) ?? {};
  return protocol === 'https:' && /\.[a-z]{2,}$/i.test(hostname) && !/\.(?:local|lan|internal)$/i.test(hostname);
}

/** What of the entries of an account WeChat would refuse, and links that phones cannot open. */
export function menuFaults(entries: readonly WechatEntry[]): MenuFault[] {
  const first = entriesBelow(entries, null);
  const faults: MenuFault[] = [];
  if (first.length === 0) faults.push({ kind: 'none' });
  if (first.length > MOST_TOP) faults.push({ kind: 'manyTop', count: first.length });
  for (const { id, name } of first) {
    const { length } = entriesBelow(entries, id);
    if (length > MOST_BELOW) faults.push({ kind: 'manyBelow', name, count: length });
  }
  for (const entry of entries) {
    const { id, name, key, url } = entry;
    const [bytes, most] = [bytesOf(name), top(entry) ? MOST_BYTES.top : MOST_BYTES.below];
    if (bytes > most) faults.push({ kind: 'long', name, bytes, most });
    if (entriesBelow(entries, id).length > 0) continue;
    if (key === '' && url === '') faults.push({ kind: 'idle', name });
    if (url.includes(':') && !isOpenLink(url)) faults.push({ kind: 'link', name });
  }
  return faults;
}
