import { Icon } from '@lattice/ui/Icon';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { Link } from 'react-router';
import type { MenuEntry } from '../menu/MenuEntry.ts';
import { screenAt } from '../menu/screenAt.tsx';
import { prefer } from '../preferences.ts';
import { menuIcon } from './menuIcon.ts';
import { arrow, below, line, words } from './SideMenu.css.ts';

/** Props of MenuLine. */
export interface MenuLineProps {
  entry: MenuEntry;
  /** How deep it is; 0 at the top. */
  depth: number;
  /** Ids from the top down to the page shown. */
  trail: readonly string[];
  /** Shows icons alone. */
  isNarrow: boolean;
  onChoose?: () => void;
}

const indent = (depth: number) => ({ '--depth': depth }) as CSSProperties;
const ahead = (to: string) => void screenAt(to)?.().catch(() => null);

/** One entry of the menu with what is below it: a link, or a button that unfolds. */
export function MenuLine({ entry, depth, trail, isNarrow, onChoose }: MenuLineProps) {
  const id = useId();
  const isWithin = trail.includes(entry.id);
  const [isUnfolded, setUnfolded] = useState(isWithin);
  const [wasWithin, setWasWithin] = useState(isWithin);
  if (isWithin !== wasWithin) {
    setWasWithin(isWithin);
    if (isWithin) setUnfolded(true);
  }
  const isGroup = entry.children.length > 0;
  const isOpen = isUnfolded && !isNarrow;
  const face = (
    <>
      {(depth === 0 || !isGroup) && <Icon of={menuIcon(entry.icon, isGroup)} size="18px" />}
      <span className={words}>{entry.label}</span>
    </>
  );
  const shared = { className: line, style: indent(depth), ...(isNarrow && { title: entry.label }) };
  const unfold = () => {
    if (isNarrow) prefer('sidebar', 'wide');
    setUnfolded(isNarrow || !isUnfolded);
  };
  if (entry.isExternal) {
    return <li><a {...shared} href={entry.to} target="_blank" rel="noopener noreferrer" onClick={onChoose}>{face}<Icon of={ExternalLink} size="14px" /></a></li>;
  }
  if (!isGroup) {
    return (
      <li>
        <Link {...shared} to={entry.to} aria-current={isWithin ? 'page' : undefined} onClick={onChoose} onPointerEnter={() => ahead(entry.to)} onFocus={() => ahead(entry.to)}>
          {face}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button {...shared} type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} data-within={isWithin || undefined} onClick={unfold}>
        {face}
        <Icon of={ChevronRight} size="16px" className={arrow} />
      </button>
      {isOpen && (
        <ul id={id} className={below}>
          {entry.children.map((child) => <MenuLine key={child.id} entry={child} depth={depth + 1} trail={trail} isNarrow={isNarrow} {...(onChoose && { onChoose })} />)}
        </ul>
      )}
    </li>
  );
}
