import { type Tag, openTag } from '@lattice/ui/TagBar';
import { useSyncExternalStore } from 'react';
import { proxy, ref, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { browserStore } from '../base/browserStore.ts';
import { pathKey } from './MenuEntry.ts';
import { HOME } from './Page.ts';
import { session } from '../session/session.ts';
import { TAGS_KEY } from './pages.ts';
import { addressOfRecord, recordAt } from './recordAddress.ts';
import { safeAddress } from './safeAddress.ts';

/** What the tags are known by, where they lead, and the records looked at last, newest first. */
export interface OpenTabs {
  tags: readonly Tag[];
  addresses: Readonly<Record<string, string>>;
  records: readonly string[];
}

const RECORDS = 8;
const HOME_KEY = pathKey(HOME);
const blank = (): OpenTabs => ({
  tags: [{ key: HOME_KEY, label: '', isPinned: true }],
  addresses: { [HOME_KEY]: HOME },
  records: [],
});

/** The tags of the person. */
export const openTabs = proxy<{ is: OpenTabs }>({ is: ref(blank()) });

const isTag = (value: unknown): value is Tag =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'label' in value &&
  typeof value.label === 'string';
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Reads what this tab of the browser remembers of a person's tags; null where that cannot be read. */
function remembered(user: string): OpenTabs | null {
  try {
    const kept = JSON.parse(browserStore.read(TAGS_KEY, 'session') ?? 'null') as {
      user?: unknown;
      tags?: unknown[];
      addresses?: Record<string, unknown>;
      records?: unknown[];
    } | null;
    if (kept?.user !== user) return null;
    const addresses = Object.fromEntries(
      Object.entries(kept.addresses ?? {}).filter((pair): pair is [string, string] => isPath(pair[1])),
    );
    const tags = (kept.tags ?? []).filter(isTag).filter(({ key }) => key in addresses);
    return tags.length === 0
      ? null
      : {
          tags,
          addresses,
          records: (kept.records ?? []).filter((one) => isPath(one) && recordAt(one) !== null) as string[],
        };
  } catch {
    return null;
  }
}

/** Begins with the tags that a person had before the window was reloaded, or with home alone. */
export function restoreTabs(user: string): void {
  openTabs.is = ref(remembered(user) ?? blank());
}

/** The tags of the person; the queries of the addresses to which they lead change without them. */
export const useOpenTabs = (): OpenTabs['tags'] =>
  useSyncExternalStore(
    (changed) => subscribe(openTabs, changed),
    () => openTabs.is.tags,
  );

/** The address to which a tag leads. */
export const addressOf = (key: string): string => openTabs.is.addresses[key] ?? key;

/** Changes the tags and remembers them for this tab of the browser. */
export function setTabs(next: Partial<OpenTabs>): void {
  const is = { ...openTabs.is, ...next };
  const addresses = Object.fromEntries(is.tags.map(({ key }) => [key, is.addresses[key] ?? key]));
  openTabs.is = ref({ ...is, addresses });
  const safe = Object.fromEntries(Object.entries(addresses).map(([key, address]) => [key, safeAddress(address)]));
  const kept = { user: session.user?.user_id, tags: is.tags, addresses: safe, records: is.records };
  browserStore.write(TAGS_KEY, JSON.stringify(kept), 'session');
}

/** Gives an address its tag, if it has none, and notes the record that is open in it. */
export function openTab(label: string, pathname: string, search: string): void {
  const { tags, addresses, records } = openTabs.is;
  const key = pathKey(pathname);
  const id = /^(?:view|edit):(\d+)$/.exec(new URLSearchParams(search).get('open') ?? '')?.[1];
  const isPage = recordAt(pathname) !== null;
  const record = isPage ? key : addressOfRecord(key.slice(1), id ?? '');
  setTabs({
    tags: openTag({ tags, active: key }, { key, label }).tags,
    addresses: { ...addresses, [key]: pathname + search },
    ...((isPage || id !== undefined) && {
      records: [record, ...records.filter((one) => one !== record)].slice(0, RECORDS),
    }),
  });
}

subscribeKey(session, 'phase', (phase) => {
  if (phase !== 'in' && phase !== 'locked') openTabs.is = ref(blank());
});
