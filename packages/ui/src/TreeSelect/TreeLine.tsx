import { useLingui } from '@lingui/react/macro';
import { Check, ChevronRight, LoaderCircle, RotateCcw } from 'lucide-react';
import type { TreeRow } from './tree.ts';
import * as css from './TreeList.css.ts';

export interface TreeLineProps {
  /** What the line stands for. */
  row: TreeRow;
  /** The node is the chosen one. */
  isChosen: boolean;
  /** The line is the tab stop of the tree. */
  isStop: boolean;
}

/** A line of a drawn tree: a node, or what stands for a branch that is being read or was not. */
export function TreeLine({ row, isChosen, isStop }: TreeLineProps) {
  const { t } = useLingui();
  const line = {
    role: 'treeitem',
    'data-key': row.key,
    tabIndex: isStop ? 0 : -1,
    'aria-level': row.level,
    'aria-selected': isChosen,
    style: { paddingInlineStart: `${(row.level - 1) * 1.25 + 0.25}em` },
  } as const;
  if (row.kind === 'loading') {
    return (
      <div {...line} aria-busy className={`${css.row} ${css.note}`}>
        <LoaderCircle size="1em" aria-hidden className={css.spin} />
        {t`正在读取…`}
      </div>
    );
  }
  if (row.kind === 'failed') {
    return (
      <div {...line} className={`${css.row} ${css.failed}`}>
        <RotateCcw size="1em" aria-hidden />
        {t`没有读到，按此重试`}
      </div>
    );
  }
  const { node } = row;
  return (
    <div
      {...line}
      className={css.row}
      aria-disabled={row.isBarred || undefined}
      aria-expanded={node.hasChildren ? row.isOpen : undefined}
      aria-posinset={row.position}
      aria-setsize={row.size}
    >
      <span
        aria-hidden
        className={css.twist}
        data-twist={node.hasChildren || undefined}
        data-open={row.isOpen || undefined}
      >
        {node.hasChildren && <ChevronRight size="1em" />}
      </span>
      <span className={css.title}>
        {node.title}
        {row.note !== undefined && <span className={css.way}> {row.note}</span>}
      </span>
      {isChosen && <Check size="1em" aria-hidden />}
    </div>
  );
}
