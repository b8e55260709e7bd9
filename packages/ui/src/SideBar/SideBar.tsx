import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SideLine } from './SideLine.tsx';
import { SideUnfolded } from './SideUnfolded.tsx';
import { SideState, type SideFault } from './SideState.tsx';
import { list, scroll, side } from './SideBar.css.ts';
import { allowedNodes, isGroup, nodeOf, trailTo, type MenuNode } from './menuTree.ts';
import type { sideWays } from './sideWays.ts';

export type { MenuNode } from './menuTree.ts';
export type { SideFault } from './SideState.tsx';

export interface SideBarProps {
  /**
   * The menu; entries whose roles leave the person out are not drawn. Undefined while it comes, which is drawn as the
   * shape of a menu.
   */
  items: readonly MenuNode[] | undefined;
  /** Why the menu did not come, shown where there are no items; default none. */
  fault?: SideFault | undefined;
  /** Id of the entry whose page is shown. */
  current?: string;
  /** Roles of the person; default none. */
  roles?: readonly string[];
  /** With words, with icons alone, or as a drawer over the page; default `wide`. */
  variant?: 'wide' | 'narrow' | 'drawer';
  /** Whether the drawer is shown; default false. */
  isOpen?: boolean;
  /** Called when the drawer wants to close: Esc, a press beside it, or a choice. */
  onClose?: () => void;
  /** Called with the address of an entry instead of loading it; external entries always open a window of their own. */
  onNavigate?: (href: string) => void;
  /** Called with the address of an entry that is pointed at or focused, so that its page can be fetched. */
  onApproach?: (href: string) => void;
  /** Ids of the pages that are favourites; default none. */
  starred?: readonly string[];
  /** Called with the id of a page when it becomes a favourite or stops being one; without it pages have no star. */
  onStar?: (id: string, isOn: boolean) => void;
}

const delay = 100;
const nothing = () => undefined;

/**
 * The menu: a first level, and beside it a panel with the children of the entry that is pressed or pointed at for 100
 * ms. A press takes the focus into the panel, and while the focus is there the pointer changes nothing; entries that
 * the pointer crosses on its way to the panel do not count.
 */
export function SideBar({
  items,
  fault,
  current = '',
  roles = [],
  variant = 'wide',
  isOpen = false,
  onClose = nothing,
  starred = [],
  onStar,
  ...link
}: SideBarProps) {
  const { t } = useLingui();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [ways, setWays] = useState<ReturnType<typeof sideWays>>();
  const [openId, setOpenId] = useState<string>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (current !== '' && variant !== 'drawer')
      root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, variant]);
  const nodes = allowedNodes(items ?? [], roles);
  const isNarrow = variant === 'narrow';
  const state = items === undefined && <SideState isNarrow={isNarrow} {...(fault && { fault })} />;
  const trail = trailTo(nodes, current);
  const page = trail.length > 1 ? nodeOf(nodes, trail) : undefined;
  const shown = nodes.find((node) => node.id === openId && isGroup(node));

  const star =
    onStar &&
    ((node: MenuNode) => ways && <ways.Star {...{ node, onStar }} isOn={starred.includes(node.of ?? node.id)} />);

  const learn = async () => {
    if (!ways) await import('./sideWays.ts').then((m) => flushSync(() => setWays(m.sideWays())), onClose);
  };
  useEffect(() => {
    if (variant === 'drawer' && isOpen) void learn();
  });
  if (variant === 'drawer') {
    return (
      ways && (
        <ways.Drawer isOpen={isOpen} onClose={onClose}>
          {state || (
            <nav aria-label={t`菜单`}>
              <ways.Tree nodes={nodes} trail={trail} star={star} {...link} onChoose={onClose} />
            </nav>
          )}
        </ways.Drawer>
      )
    );
  }
  if (state)
    return (
      <div className={side} data-narrow={isNarrow || undefined}>
        {state}
      </div>
    );
  const now = (next: string | undefined) => {
    clearTimeout(timer.current);
    setOpenId(next);
  };
  const panel = () => root.current?.querySelectorAll('nav')[1];
  const soon = (next: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (ways?.isUnderway()) soon(next);
      else if (!panel()?.contains(document.activeElement)) setOpenId(next);
    }, delay);
  };
  const enter = () => requestAnimationFrame(() => panel()?.querySelector('a')?.focus());
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) now(undefined);
  };
  // Until the rest has come, Esc alone is known.
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    return key === 'Escape';
  };
  const lines = { trail, star, ...link, onChoose: () => now(undefined) };
  const come = () => {
    void learn();
    clearTimeout(timer.current);
  };
  return (
    <div
      ref={root}
      role="presentation"
      className={side}
      data-narrow={isNarrow || undefined}
      onKeyDown={(event) => (ways?.walk ?? escape)(event) && now(undefined)}
      onFocus={() => void learn()}
      onBlur={leave}
      onPointerMove={ways?.move}
      onPointerLeave={() => soon(undefined)}
      onPointerEnter={come}
    >
      <nav aria-label={t`菜单`} className={scroll}>
        <ul className={list}>
          {nodes.map((node) => (
            <li key={node.id}>
              {node.isUnfolded === true ? (
                <SideUnfolded
                  node={node}
                  {...lines}
                  arrange={ways && <ways.Arrange node={node} onChoose={lines.onChoose} />}
                  isNarrow={isNarrow}
                  onPointerEnter={() => soon(undefined)}
                />
              ) : (
                <SideLine
                  node={node}
                  depth={0}
                  trail={trail}
                  isNarrow={isNarrow}
                  isOpen={node.id === openId}
                  controls={id}
                  {...link}
                  onChoose={() => now(undefined)}
                  onPointerEnter={(event) => event.pointerType === 'mouse' && soon(isGroup(node) ? node.id : undefined)}
                  onToggle={() => {
                    now(node.id);
                    void learn().then(enter);
                  }}
                />
              )}
              {!isNarrow && page !== undefined && isGroup(node) && trail[0] === node.id && (
                <SideLine node={page} depth={1} {...lines} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {shown && ways && <ways.Panel key={shown.id} id={id} node={shown} {...lines} onPointerEnter={come} />}
    </div>
  );
}
