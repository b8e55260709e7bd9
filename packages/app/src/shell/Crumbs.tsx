import { Breadcrumb } from '@lattice/ui/Breadcrumb';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { pageOf } from '../frame/pageOf.ts';
import { pageTitle } from '../frame/pageTitle.ts';
import { isSamePath, trailTo } from '../menu/MenuEntry.ts';
import { useMenu } from '../menu/useMenu.ts';
import { HOME } from '../pageTable.ts';

/** Props of Crumbs. */
export interface CrumbsProps {
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

/** The way from home to the page shown, through the groups of the menu. */
export function Crumbs({ onNavigate }: CrumbsProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { data } = useMenu();
  const trail = isSamePath(pathname, HOME) ? [] : trailTo(data ?? [], pathname).map(({ label }) => ({ label }));
  const found = trail.length === 0 && !isSamePath(pathname, HOME) ? pageOf(pathname) : undefined;
  return <Breadcrumb items={[{ label: t`首页`, href: HOME }, ...trail, ...(found === undefined ? [] : [{ label: pageTitle(found, i18n) }])]} onNavigate={onNavigate} />;
}
