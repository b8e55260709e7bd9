import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { star } from './SideStar.css.ts';
import type { MenuNode } from './menuTree.ts';

interface SideStarProps {
  /** The page. */
  node: MenuNode;
  /** Whether it is among the favourites. */
  isOn: boolean;
  /** Called with the id of the page in the menu when it becomes a favourite or stops being one. */
  onStar: (id: string, isOn: boolean) => void;
}

/** Makes a page of the menu a favourite; the key → leads to it from its line. */
export function SideStar({ node, isOn, onStar }: SideStarProps) {
  const { t } = useLingui();
  const label = t`收藏${node.label}`;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const lines = [...(currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const next = lines[lines.indexOf(currentTarget) + 1];
    onStar(node.of ?? node.id, !isOn);
    // A line that goes with its star leaves the focus to the one below.
    requestAnimationFrame(() => currentTarget.isConnected || next?.focus());
  };
  return (
    <button type="button" className={star} tabIndex={-1} data-star aria-pressed={isOn} title={label} onClick={press}>
      <Icon of={Star} size="16px" label={label} />
    </button>
  );
}
