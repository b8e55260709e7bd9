import type { I18n } from '@lingui/core';
import { pageOf } from '../../navigation/pageOf.ts';
import { pageTitle } from '../../navigation/pageTitle.ts';
import { type MenuEntry, pathKey, trailTo } from '../../navigation/MenuEntry.ts';

/**
 * The words on the tag of an address: those of its menu entry, else of its page with what it is about (`names`, by what
 * pages are known by); undefined for what has no tag or does not exist.
 */
export function pageLabel(
  pathname: string,
  entries: readonly MenuEntry[],
  i18n: I18n,
  names: Readonly<Record<string, string>>,
): string | undefined {
  const found = pageOf(pathname);
  if (found?.page.isTab === false) return undefined;
  const entry = trailTo(entries, pathname).at(-1);
  if (entry !== undefined && entry.children.length === 0) return entry.label;
  return found && pageTitle({ ...found, params: { name: names[pathKey(pathname)], ...found.params } }, i18n);
}
