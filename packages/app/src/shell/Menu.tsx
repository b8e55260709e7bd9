import { type MenuNode, SideBar } from '@lattice/ui/SideBar';
import { wireIcon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { errorText } from '../errorText.ts';
import { type MenuEntry, trailTo } from '../menu/MenuEntry.ts';
import { screenAt } from '../menu/screenAt.tsx';
import { useMenu } from '../menu/useMenu.ts';

/** Props of Menu. */
export interface MenuProps {
  /** With words, with icons alone, or as a drawer over the page. */
  variant: 'wide' | 'narrow' | 'drawer';
  /** Whether the drawer is shown. */
  isOpen: boolean;
  /** Called when the drawer wants to close. */
  onClose: () => void;
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

const HOME = '/wel/index';
const nodes = (entries: readonly MenuEntry[]): MenuNode[] =>
  entries.map(({ id, label, icon, to, isExternal, children }) => ({ id, label, icon: wireIcon(icon, children.length > 0), href: to, isExternal, children: nodes(children) }));
const ahead = (to: string) => void screenAt(to)?.().catch(() => null);

/** The menu of the person, below the home page. */
export function Menu(props: MenuProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data, error, refetch } = useMenu();
  const home = t`首页`;
  const entries = useMemo((): MenuEntry[] | undefined => {
    if (data === undefined || trailTo(data, HOME).length > 0) return data;
    return [{ id: HOME, label: home, icon: 'home', to: HOME, isExternal: false, children: [] }, ...data];
  }, [data, home]);
  const items = useMemo(() => entries && nodes(entries), [entries]);
  return (
    <SideBar
      {...props}
      items={items}
      current={trailTo(entries ?? [], pathname).at(-1)?.id ?? ''}
      fault={error === null ? undefined : { message: errorText(error), onRetry: () => void refetch() }}
      onApproach={ahead}
    />
  );
}
