import type { Location } from 'react-router';
import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { browserStore } from '../base/browserStore.ts';
import { pageOf } from './pageOf.ts';
import { session } from '../session/session.ts';
import { type KeptPage, closePages, visit } from './keptPages.ts';

/** Where this tab of the browser remembers the tags of the person. */
export const TAGS_KEY = 'tags';

/** Where this tab of the browser remembers how far pages are scrolled. */
export const PLACES_KEY = 'places';

/** The pages drawn, which of them hold changes that are not saved, and those that have a tag. */
export const pages = proxy({
  kept: ref<readonly KeptPage[]>([]),
  unsaved: ref<readonly string[]>([]),
  tagged: ref<{ keys?: readonly string[] }>({}),
});

/** Whether a page waits behind others: it has a tag, as far as tags are known, and is of a kind that is kept. */
const stays = (key: string): boolean => {
  const page = pageOf(key)?.page ?? pageOf(`${key}/index`)?.page;
  return page?.isKept !== false && page?.isTab !== false && (pages.tagged.keys?.includes(key) ?? true);
};

/** The pages drawn once an address is visited. */
export const pagesAt = (kept: readonly KeptPage[], location: Location): readonly KeptPage[] =>
  visit(kept, location, stays, (key) => pages.unsaved.includes(key));

/** Notes the address shown. */
export function showPage(location: Location): void {
  const next = pagesAt(pages.kept, location);
  if (next === pages.kept) return;
  pages.kept = ref(next);
  if (pages.unsaved.length > 0)
    pages.unsaved = ref(pages.unsaved.filter((key) => next.some((page) => page.key === key)));
}

/** Notes which pages have a tag; those that lost theirs are given up, and the one shown when it is visited again. */
export function tagPages(keys: readonly string[], location: Location): void {
  const kept = closePages(pages.kept, pages.tagged.keys ?? [], keys);
  if (kept.some((page, n) => page !== pages.kept[n])) pages.kept = ref(kept);
  pages.tagged = ref({ keys });
  showPage(location);
}

/** Renders pages again: all, or one. */
export function renewPages(key?: string): void {
  const serial = 1 + Math.max(0, ...pages.kept.flatMap((page) => [page.used, page.serial]));
  pages.kept = ref(pages.kept.map((page) => (key === undefined || page.key === key ? { ...page, serial } : page)));
}

/** Says whether a page holds changes that are not saved. */
export function markUnsaved(key: string, isUnsaved: boolean): void {
  const others = pages.unsaved.filter((one) => one !== key);
  if (isUnsaved !== pages.unsaved.includes(key)) pages.unsaved = ref(isUnsaved ? [...others, key] : others);
}

subscribeKey(session, 'phase', (phase) => {
  if (phase === 'in') return;
  Object.assign(pages, { kept: ref([]), unsaved: ref([]), tagged: ref({}) });
  if (phase === 'locked') return;
  for (const key of [TAGS_KEY, PLACES_KEY]) browserStore.write(key, null, 'session');
});
