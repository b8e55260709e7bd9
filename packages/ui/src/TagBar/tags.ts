/** An opened page. */
export interface Tag {
  /** What it is known by, mostly its address. */
  key: string;
  /** The text on it. */
  label: string;
  /** Whether it stays at the start and is never closed; default false. */
  isPinned?: boolean;
  /** Whether it holds changes that are not saved; default false. */
  isDirty?: boolean;
}

/** The opened pages and which of them is shown. */
export interface OpenTags {
  /** The pages in order, pinned ones first. */
  tags: readonly Tag[];
  /** Key of the page shown. */
  active: string;
}

const indexOf = (tags: readonly Tag[], key: string) => tags.findIndex((tag) => tag.key === key);
const pinnedFirst = (tags: readonly Tag[]) => [
  ...tags.filter((tag) => tag.isPinned),
  ...tags.filter((tag) => !tag.isPinned),
];

/** Whether a page may be closed: not a pinned one, and never the only one (specification, section 2). */
export function canClose(tags: readonly Tag[], key: string): boolean {
  return tags.length > 1 && tags.some((tag) => tag.key === key && !tag.isPinned);
}

/** Opens a page at the end and shows it; one that is open already is only shown. */
export function openTag({ tags }: OpenTags, tag: Tag): OpenTags {
  return { tags: indexOf(tags, tag.key) >= 0 ? tags : pinnedFirst([...tags, tag]), active: tag.key };
}

/** Closes a page; if it was shown, the one after it is shown, or else the one before. */
export function closeTag(open: OpenTags, key: string): OpenTags {
  if (!canClose(open.tags, key)) return open;
  const at = indexOf(open.tags, key);
  const tags = open.tags.filter((tag) => tag.key !== key);
  return { tags, active: open.active === key ? (tags[at] ?? tags[at - 1])!.key : open.active };
}

function keep(open: OpenTags, key: string, stays: (tag: Tag, index: number) => boolean): OpenTags {
  const tags = open.tags.filter((tag, index) => tag.isPinned || tag.key === key || stays(tag, index));
  return { tags, active: indexOf(tags, open.active) >= 0 ? open.active : key };
}

/** Closes every other page but home and the pinned ones. */
export const closeOthers = (open: OpenTags, key: string, home: string): OpenTags =>
  keep(open, key, (tag) => tag.key === home);

/** Closes the pages before one, but not home and the pinned ones. */
export const closeBefore = (open: OpenTags, key: string, home: string): OpenTags =>
  keep(open, key, (tag, index) => tag.key === home || index > indexOf(open.tags, key));

/** Closes the pages after one, but not home and the pinned ones. */
export const closeAfter = (open: OpenTags, key: string, home: string): OpenTags =>
  keep(open, key, (tag, index) => tag.key === home || index < indexOf(open.tags, key));

/** Closes every page but the pinned ones and returns to home. */
export function closeAll({ tags }: OpenTags, home: Tag): OpenTags {
  const left = tags.filter((tag) => tag.isPinned || tag.key === home.key);
  return { tags: indexOf(left, home.key) >= 0 ? left : pinnedFirst([home, ...left]), active: home.key };
}

/** Pins a page behind the pinned ones, or takes the pin away. */
export function pinTag(open: OpenTags, key: string, isPinned: boolean): OpenTags {
  return { ...open, tags: pinnedFirst(open.tags.map((tag) => (tag.key === key ? { ...tag, isPinned } : tag))) };
}

/** Where a page may stand: pinned ones among the pinned, the others behind them. */
export function range(tags: readonly Tag[], key: string): readonly [first: number, last: number] {
  const pinned = tags.filter((tag) => tag.isPinned).length;
  return tags.some((tag) => tag.key === key && tag.isPinned) ? [0, pinned - 1] : [pinned, tags.length - 1];
}

/** Moves a page to another place, as near as it may stand. */
export function moveTag(open: OpenTags, key: string, index: number): OpenTags {
  const tag = open.tags.find((one) => one.key === key);
  if (tag === undefined) return open;
  const [first, last] = range(open.tags, key);
  const rest = open.tags.filter((one) => one.key !== key);
  rest.splice(Math.min(Math.max(index, first), last), 0, tag);
  return { ...open, tags: rest };
}
