import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pageOf } from '../../navigation/pageOf.ts';
import { pageTitle } from '../../navigation/pageTitle.ts';
import { type MenuEntry, pathKey, trailTo } from '../../navigation/MenuEntry.ts';
import { recordAt } from '../../navigation/recordAddress.ts';

/**
 * The words on the tag of an address: those of its menu entry, the name of its record, else of its page with what it is
 * about (`names`, by what pages are known by); undefined for what has no tag or does not exist.
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
  const record = recordAt(pathname);
  const list = record === null ? undefined : trailTo(entries, `/${record.path}`).at(-1);
  const { label = '' } = list ?? {};
  if (list !== undefined) return names[pathKey(pathname)] ?? i18n._(msg`${label}的记录`);
  return found && pageTitle({ ...found, params: { name: names[pathKey(pathname)], ...found.params } }, i18n);
}
