import { useLingui } from '@lingui/react/macro';
import { Check, ChevronRight, Ellipsis, LoaderCircle, Minus, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { splitTitle } from './findNodes.ts';
import * as css from './Tree.css.ts';
import type { TreeRow } from './treeRows.ts';

export interface TreeLineProps {
  /** What the line stands for. */
  row: TreeRow;
  /** Distance from the top of the list in pixels. */
  top: number;
  /** Whether it is the tab stop of the tree. */
  isStop: boolean;
  /** Whether it is chosen; undefined where lines cannot be chosen. */
  isSelected: boolean | undefined;
  /** How it is checked; undefined where lines cannot be checked. */
  checked: boolean | 'mixed' | undefined;
  /** The words that are searched, '' for none. */
  words: string;
  /** Whether the line has a menu of actions. */
  hasMenu: boolean;
  /** Whether the line can be dragged. */
  isDraggable: boolean;
  /** Where something would be dropped now. */
  drop: 'before' | 'inside' | 'after' | undefined;
}

/** A line of a drawn tree: a node, or what stands for a branch that is being read or was refused. */
export const TreeLine = memo(function TreeLine({
  row,
  top,
  isStop,
  isSelected,
  checked,
  words,
  hasMenu,
  isDraggable,
  drop,
}: TreeLineProps) {
  const { t } = useLingui();
  const line = {
    role: 'treeitem',
    'data-key': row.key,
    tabIndex: isStop ? 0 : -1,
    'aria-level': row.level,
    'aria-selected': isSelected,
    style: { insetBlockStart: top, paddingInlineStart: `${(row.level - 1) * 1.25 + 0.25}em` },
  } as const;
  if (row.kind === 'loading') {
    return (
      <div {...line} aria-busy className={`${css.line} ${css.note}`}>
        <LoaderCircle size="1em" aria-hidden className={css.spin} />
        {t`正在读取…`}
      </div>
    );
  }
  if (row.kind === 'failed') {
    return (
      <div {...line} title={row.message} className={`${css.line} ${css.failed}`}>
        <RotateCcw size="1em" aria-hidden />
        {t`没有读到，按此重试`}
      </div>
    );
  }
  const { title, hasChildren, icon, count, isDisabled } = row.node;
  const parts = splitTitle(title, words);
  return (
    <div
      {...line}
      className={css.line}
      draggable={isDraggable || undefined}
      data-drop={drop}
      aria-label={count === undefined ? title : t`${title}，${count} 条`}
      aria-expanded={hasChildren ? row.isOpen : undefined}
      aria-checked={checked}
      aria-disabled={isDisabled || undefined}
      aria-posinset={row.position}
      aria-setsize={row.size}
    >
      <span aria-hidden className={css.twist} data-twist={hasChildren || undefined} data-open={row.isOpen || undefined}>
        {hasChildren && <ChevronRight size="1em" />}
      </span>
      {checked !== undefined && (
        <span aria-hidden data-check className={css.box}>
          {checked === true ? (
            <Check size="0.9em" strokeWidth={3} />
          ) : (
            checked === 'mixed' && <Minus size="0.9em" strokeWidth={3} />
          )}
        </span>
      )}
      {icon && (
        <span className={css.picture}>
          <Icon of={icon} />
        </span>
      )}
      <span className={css.title} title={title}>
        {parts === undefined ? (
          title
        ) : (
          <>
            {parts[0]}
            <mark className={css.hit}>{parts[1]}</mark>
            {parts[2]}
          </>
        )}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
      <span className={css.grow} />
      {hasMenu && (
        <button
          type="button"
          tabIndex={-1}
          data-more
          className={css.more}
          aria-label={t`${title}的更多操作`}
          aria-haspopup="menu"
        >
          <Ellipsis size="1em" aria-hidden />
        </button>
      )}
    </div>
  );
});
