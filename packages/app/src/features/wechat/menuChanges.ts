import { type WechatEntry, entriesBelow } from '@lattice/api/wechat/menuFaults';

/** What became of an entry since the menu was published. */
export type EntryChange = 'added' | 'changed' | 'moved' | 'removed' | 'same';

const isSame = (one: WechatEntry, other: WechatEntry) =>
  one.name === other.name && one.key === other.key && one.url === other.url;

/** The place of an entry: what it hangs below, and which one it is there. */
const placeOf = (entries: readonly WechatEntry[], { id, parentId }: WechatEntry): string =>
  `${parentId} ${entriesBelow(entries, parentId === '0' ? null : parentId).findIndex((one) => one.id === id)}`;

/** The entries of a menu in order, those that were removed at the end, each with what became of it since. */
export function menuChanges<E extends WechatEntry>(
  entries: readonly E[],
  published: readonly WechatEntry[],
): (WechatEntry & { change: EntryChange })[] {
  const known = new Map(published.map((entry) => [entry.id, entry]));
  const ids = new Set(entries.map(({ id }) => id));
  const changeOf = (entry: E): EntryChange => {
    const before = known.get(entry.id);
    if (before === undefined) return 'added';
    if (!isSame(before, entry)) return 'changed';
    return placeOf(published, before) === placeOf(entries, entry) ? 'same' : 'moved';
  };
  const inOrder = entriesBelow(entries, null).flatMap((entry) => [entry, ...entriesBelow(entries, entry.id)]);
  return [
    ...inOrder.map((entry) => ({ ...entry, change: changeOf(entry) })),
    ...published.filter(({ id }) => !ids.has(id)).map((entry) => ({ ...entry, change: 'removed' as const })),
  ];
}
