import { SideBar } from '@lattice/ui/SideBar';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../base/errorText.ts';
import { leaves, trailTo } from '../navigation/MenuEntry.ts';
import { atHand } from '../navigation/atHand/atHand.ts';
import { readAtHand, star } from '../navigation/atHand/readAtHand.ts';
import { session } from '../session/session.ts';
import { finder } from './finder/finder.ts';
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

const arrange = () => void Object.assign(finder, { open: 'favourites' });
const ahead = (to: string) => void screenAt(to)?.().catch(() => null);

/** The menu of the person: the home page, what the person keeps at hand, and all areas. */
export function Menu(props: MenuProps) {
  const pathname = usePathname();
  const { entries, error, refetch } = useEntries();
  const { ids } = useSnapshot(topMenu);
  const user = session.user?.user_id ?? '';
  useState(() => readAtHand(user));
  const { own, nodesOf, user: isOf } = useSnapshot(atHand);
  const current = trailTo(entries ?? [], pathname).at(-1)?.id ?? '';
  const areas = useMemo(() => entries && menuNodes(entriesShown(entries, ids)), [entries, ids]);
  const pages = leaves(entries ?? []);
  return (
    <SideBar
      {...props}
      items={
        isOf === user && areas
          ? [...areas.slice(0, 1), ...nodesOf(entries ?? [], own, current, arrange), ...areas.slice(1)]
          : undefined
      }
      current={current}
      starred={pages.filter(({ to }) => own.starred.includes(to)).map(({ id }) => id)}
      onStar={(id, isOn) => pages.filter((page) => page.id === id).forEach(({ to }) => star(to, isOn))}
      fault={error === null ? undefined : { message: errorText(error), onRetry: () => void refetch() }}
      onApproach={ahead}
    />
  );
}
