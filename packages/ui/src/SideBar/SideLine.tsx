import { useLingui } from '@lingui/react/macro';
import { ChevronRight, ExternalLink, FileText, Folder } from 'lucide-react';
import type { CSSProperties, PointerEvent, PointerEventHandler, ReactNode } from 'react';
import { followLink } from '../Frame/followLink.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, entry, line, under, words } from './SideLine.css.ts';
import { isGroup, type MenuNode } from './menuTree.ts';

export interface SideLineProps {
  /** The entry. */
  node: MenuNode;
  /** How far it is set in; 0 at the first level. */
  depth: number;
  /** Ids from the first level down to the page shown. */
  trail: readonly string[];
  /** Shows the icon alone; default false. */
  isNarrow?: boolean;
  /** Whether the group is open; for groups only. */
  isOpen?: boolean;
  /** Whether the group unfolds in place instead of in the panel; default false. */
  isFolding?: boolean;
  /** Id of what the group opens. */
  controls?: string;
  /** Opens or closes the group. */
  onToggle?: () => void;
  /** Called with the address of a link instead of loading it. */
  onNavigate?: (href: string) => void;
  /** Called with the address of a link that is pointed at or focused. */
  onApproach?: (href: string) => void;
  /** Called when a link was chosen. */
  onChoose?: () => void;
  /** Called when the pointer enters it. */
  onPointerEnter?: PointerEventHandler;
  /** The star of a page, null until its code is there; default: pages have none. */
  star?: SideStars | undefined;
}

/** Draws the star of a page. */
export type SideStars = (node: MenuNode) => ReactNode;

/** One line of the menu: a link with its star, or the button of a group. */
export function SideLine({ star, ...props }: SideLineProps) {
  if (star === undefined || props.isNarrow === true || isGroup(props.node)) return <Line {...props} />;
  return (
    <span className={entry}>
      <Line {...props} />
      {star(props.node)}
    </span>
  );
}

function Line({
  node,
  depth,
  trail,
  isNarrow = false,
  isOpen = false,
  isFolding = false,
  controls,
  onToggle,
  onNavigate,
  onApproach,
  onChoose,
  onPointerEnter,
}: Omit<SideLineProps, 'star'>) {
  const { t } = useLingui();
  const { id, label, href = '#', isExternal = false } = node;
  const isWithin = trail.includes(node.of ?? id);
  const holds = isGroup(node);
  const shared = {
    className: line,
    style: { '--depth': depth } as CSSProperties,
    'data-first': depth === 0 || undefined,
    ...(isNarrow && { title: label }),
  };
  const face = (
    <>
      {(depth === 0 || node.icon !== undefined) && <Icon of={node.icon ?? (holds ? Folder : FileText)} size="18px" />}
      <span className={isNarrow ? under : words}>{label}</span>
    </>
  );
  if (holds) {
    return (
      <button
        {...shared}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        data-within={isWithin || undefined}
        data-folding={isFolding || undefined}
        onPointerEnter={onPointerEnter}
        onClick={onToggle}
      >
        {face}
        {!isNarrow && <Icon of={ChevronRight} size="16px" className={arrow} />}
      </button>
    );
  }
  if (isExternal) {
    return (
      <a
        {...shared}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onPointerEnter={onPointerEnter}
        onClick={onChoose}
      >
        {face}
        {!isNarrow && <Icon of={ExternalLink} size="14px" label={t`在新窗口打开`} />}
      </a>
    );
  }
  const follow = followLink(href, onNavigate);
  const point = (event: PointerEvent) => {
    onApproach?.(href);
    onPointerEnter?.(event);
  };
  return (
    <a
      {...shared}
      href={href}
      aria-current={isWithin ? 'page' : undefined}
      onPointerEnter={point}
      onFocus={() => onApproach?.(href)}
      onClick={(event) => {
        follow(event);
        onChoose?.();
      }}
    >
      {face}
    </a>
  );
}
