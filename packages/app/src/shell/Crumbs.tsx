import { Breadcrumb } from '@lattice/ui/Breadcrumb';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { isSamePath, trailTo } from '../menu/MenuEntry.ts';
import { useMenu } from '../menu/useMenu.ts';

/** Props of Crumbs. */
export interface CrumbsProps {
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

const HOME = '/wel/index';

/** The way from home to the page shown, through the groups of the menu. */
export function Crumbs({ onNavigate }: CrumbsProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useMenu();
  const trail = isSamePath(pathname, HOME) ? [] : trailTo(data ?? [], pathname);
  return <Breadcrumb items={[{ label: t`首页`, href: HOME }, ...trail.map(({ label }) => ({ label }))]} onNavigate={onNavigate} />;
}
