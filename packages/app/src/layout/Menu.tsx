import { SideBar } from '@lattice/ui/SideBar';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../base/errorText.ts';
import { trailTo } from '../navigation/MenuEntry.ts';
import { screenAt } from './menuPage/screenAt.tsx';
import { menuNodes, useEntries } from '../navigation/useEntries.ts';
import { usePathname } from '../navigation/Address.tsx';
import { entriesShown, topMenu } from '../navigation/topMenu.ts';

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

const ahead = (to: string) => void screenAt(to)?.().catch(() => null);

/** The menu of the person, below the home page. */
export function Menu(props: MenuProps) {
  const pathname = usePathname();
  const { entries, error, refetch } = useEntries();
  const { ids } = useSnapshot(topMenu);
  const items = useMemo(() => entries && menuNodes(entriesShown(entries, ids)), [entries, ids]);
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
