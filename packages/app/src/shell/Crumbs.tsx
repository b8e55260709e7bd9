import { Breadcrumb } from '@lattice/ui/Breadcrumb';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { pageOf } from '../frame/pageOf.ts';
import { pageTitle } from '../frame/pageTitle.ts';
import { type MenuEntry, isSamePath, leaves, trailTo } from '../menu/MenuEntry.ts';
import { useMenu } from '../menu/useMenu.ts';
import { HOME } from '../pageTable.ts';

/** Props of Crumbs. */
export interface CrumbsProps {
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

/** The area of the menu to which a page beside it belongs: the one whose entries begin as its address does. */
const areaOf = (menu: readonly MenuEntry[], pathname: string) => menu.filter((area) => leaves([area]).some(({ to }) => to.startsWith(`/${pathname.split('/')[1]}/`))).slice(0, 1);

/** The way from home to the page shown, through the groups of the menu; a page beside the menu stands below its area. */
export function Crumbs({ onNavigate }: CrumbsProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { data } = useMenu();
  const isHome = isSamePath(pathname, HOME);
  const way = isHome ? [] : trailTo(data ?? [], pathname);
  const found = way.length === 0 && !isHome ? pageOf(pathname) : undefined;
  const trail = (found === undefined ? way : areaOf(data ?? [], pathname)).map(({ label }) => ({ label }));
  return <Breadcrumb items={[{ label: t`首页`, href: HOME }, ...trail, ...(found === undefined ? [] : [{ label: pageTitle(found, i18n) }])]} onNavigate={onNavigate} />;
}
