import { Breadcrumb } from '@lattice/ui/Breadcrumb';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useSnapshot } from 'valtio';
import { pageOf } from '../navigation/pageOf.ts';
import { pageTitle } from '../navigation/pageTitle.ts';
import { type MenuEntry, isSamePath, leaves, pathKey, trailTo } from '../navigation/MenuEntry.ts';
import { crumbTrail } from '../navigation/crumbTrail.ts';
import { pageNames } from '../navigation/pageNames.ts';
import { recordAt } from '../navigation/recordAddress.ts';
import { useMenu } from '../navigation/useMenu.ts';
import { HOME } from '../navigation/Page.ts';
import { usePathname } from '../navigation/Address.tsx';
import { PageKey } from '../navigation/PageKey.ts';

export interface PageBreadcrumbProps {
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

/** The area of the menu to which a page beside it belongs: the one whose entries begin as its address does. */
const areaOf = (menu: readonly MenuEntry[], pathname: string) =>
  menu.filter((area) => leaves([area]).some(({ to }) => to.startsWith(`/${pathname.split('/')[1]}/`))).slice(0, 1);

/**
 * The way from home to the page around, through the groups of the menu; a page beside the menu stands below its area.
 */
export function PageBreadcrumb({ onNavigate }: PageBreadcrumbProps) {
  const { t, i18n } = useLingui();
  const shown = usePathname();
  const pathname = use(PageKey) || shown;
  const { data } = useMenu();
  const isHome = isSamePath(pathname, HOME);
  const way = trailTo(data ?? [], pathname);
  const record = way.length === 0 ? recordAt(pathname) : null;
  const list = record === null ? [] : trailTo(data ?? [], `/${record.path}`);
  const names = useSnapshot(pageNames);
  const found = way.length === 0 && list.length === 0 ? pageOf(pathname) : undefined;
  const trail = (found === undefined ? way : areaOf(data ?? [], pathname)).map(({ label }) => ({ label }));
  if (isHome) return null;
  return (
    <Breadcrumb
      {...(list.length > 0 ? { isAboveTitle: true } : { isBeforeTitle: true })}
      items={crumbTrail([
        { label: t`首页`, href: HOME },
        ...trail,
        ...list.map(({ label, to }, at) => ({ label, ...(at === list.length - 1 && { href: to }) })),
        ...(list.length > 0 ? [{ label: names[pathKey(pathname)] ?? t`记录` }] : []),
        ...(found === undefined ? [] : [{ label: pageTitle(found, i18n) }]),
      ])}
      onNavigate={onNavigate}
    />
  );
}
