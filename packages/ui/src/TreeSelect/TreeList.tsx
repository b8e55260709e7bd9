import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { TreeRow } from './tree.ts';
import { treeKey, type TreeMove, treeTypeahead } from './treeKeys.ts';
import { TreeLine } from './TreeLine.tsx';
import * as css from './TreeList.css.ts';

interface TreeListProps {
  /** What the tree holds, for screen readers. */
  label: string;
  /** The lines, top to bottom. */
  rows: readonly TreeRow[];
  /** Id of the chosen node, '' for none. */
  value: string;
  /** Called with the chosen node, never a barred one. */
  onChoose: (id: string) => void;
  /** Called to open or close a node; what is barred is opened instead of chosen. */
  onOpenChange: (id: string, isOpen: boolean) => void;
  /** Called to read a failed branch again. */
  onRetry: (parentId: string) => void;
}

const lineOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null);

/** A tree of one choice, with the keys of the ARIA tree pattern and one tab stop. */
export function TreeList({ label, rows, value, onChoose, onOpenChange, onRetry }: TreeListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const [current, setCurrent] = useState<string | null>(value === '' ? null : value);
  const stop = rows.some((row) => row.key === current) ? current : (rows[0]?.key ?? null);
  const shouldFocus = useRef(false);
  useEffect(() => {
    if (shouldFocus.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    shouldFocus.current = false;
  });
  const act = (move: TreeMove) => {
    if (move === null) return;
    const row = rows.find((one) => one.key === move.key);
    if (move.kind === 'focus') {
      shouldFocus.current = true;
      setCurrent(move.key);
    } else if (move.kind !== 'choose') onOpenChange(move.key, move.kind === 'open');
    else if (row?.kind === 'failed') onRetry(row.parentId);
    else if (row?.kind === 'node' && row.isBarred === true) onOpenChange(move.key, !row.isOpen);
    else if (row?.kind === 'node') onChoose(move.key);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    let move = treeKey(event.key, rows, stop);
    if (move === null && event.key.length === 1 && event.key !== ' ') {
      const isFresh = event.timeStamp - typed.current.at > 700;
      typed.current = { letters: (isFresh ? '' : typed.current.letters) + event.key, at: event.timeStamp };
      move = treeTypeahead(typed.current.letters, rows, stop);
    }
    if (move !== null || event.key === ' ') event.preventDefault();
    act(move);
  };
  const click = (event: MouseEvent) => {
    const key = lineOf(event.target)?.dataset.key;
    const row = rows.find((one) => one.key === key);
    if (row === undefined) return;
    const isTwist = event.target instanceof Element && event.target.closest('[data-twist]') !== null;
    act({ kind: isTwist && row.kind === 'node' ? (row.isOpen ? 'close' : 'open') : 'choose', key: row.key });
  };
  return (
    <div
      ref={list}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      className={css.tree}
      onKeyDown={press}
      onClick={click}
      onFocus={(event) => setCurrent(lineOf(event.target)?.dataset.key ?? current)}
    >
      {rows.map((row) => (
        <TreeLine key={row.key} row={row} isChosen={row.key === value} isStop={row.key === stop} />
      ))}
    </div>
  );
}
