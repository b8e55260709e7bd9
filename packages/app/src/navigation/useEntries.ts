import { namedIcon } from '@lattice/ui/Icon';
import type { MenuNode } from '@lattice/ui/SideBar';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type MenuEntry, trailTo } from './MenuEntry.ts';
import { useMenu } from './useMenu.ts';
import { HOME } from './Page.ts';

/** Entries of the menu as the kit draws them. */
export const menuNodes = (entries: readonly MenuEntry[]): MenuNode[] =>
  entries.map(({ id, label, icon, to, isExternal, children }) => ({
    id,
    label,
    icon: namedIcon(icon, children.length > 0),
    href: to,
    isExternal,
    children: menuNodes(children),
  }));

/** The menu of the person below the home page, and what came of asking for it. */
export function useEntries() {
  const { t } = useLingui();
  const { data, error, refetch } = useMenu();
  const home = t`首页`;
  const entries = useMemo((): MenuEntry[] | undefined => {
    if (data === undefined || trailTo(data, HOME).length > 0) return data;
    return [{ id: HOME, label: home, icon: 'home', to: HOME, isExternal: false, children: [] }, ...data];
  }, [data, home]);
  return { entries, error, refetch };
}
