import { type DragEventHandler, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useRowWindow } from '../LongList/useRowWindow.ts';
import { treeKey, treeTypeahead } from '../TreeSelect/treeKeys.ts';
import type { CheckStates } from './checkStates.ts';
import type { SelectHow } from './selectRows.ts';
import * as css from './Tree.css.ts';
import { TreeLine } from './TreeLine.tsx';
import type { NodeRow, TreeRow } from './treeRows.ts';
import type { DropMark } from './move/useTreeDrag.ts';
import { useTreeStop } from './useTreeStop.ts';

interface TreeLinesProps {
  /** What the tree holds, for screen readers. */
  label: string;
  /** The lines, top to bottom. */
  rows: readonly TreeRow[];
  /** The words that are searched, '' for none. */
  words: string;
  /** How many nodes can be chosen. */
  selection: 'none' | 'single' | 'multiple';
  /** Ids of the chosen nodes. */
  selected: ReadonlySet<string>;
  /** Which nodes are checked; without it none can be. */
  checks?: CheckStates | undefined;
  /** Called with the chosen node. */
  onSelect: (row: NodeRow, how: SelectHow) => void;
  /** Called to choose every node that is drawn. */
  onSelectAll?: () => void;
  /** Called on a press of the box of a node. */
  onCheck?: (row: NodeRow) => void;
  /** Called to open or close nodes. */
  onOpenChange: (ids: readonly string[], isOpen: boolean) => void;
  /** Called to read a refused branch again. */
  onRetry: (parentId: string) => void;
  /** Called to open the menu of a node at its line; without it there is none. */
  onMenu?: ((row: NodeRow, line: HTMLElement) => void) | undefined;
  /** Where something would be dropped. */
  mark?: DropMark | undefined;
  /** What listens to dragging; without it lines cannot be dragged. */
  drag?: Partial<Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', DragEventHandler>>;
}

const lineOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null);
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The scrolled lines of a tree: only those in sight are drawn, one is the tab stop, keys are those of the ARIA tree
 * pattern.
 */
export function TreeLines({
  label,
  rows,
  words,
  selection,
  selected,
  checks,
  onSelect,
  onSelectAll,
  onCheck,
  onOpenChange,
  onRetry,
  onMenu,
  mark,
  drag = {},
}: TreeLinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const { first, last, rowHeight } = useRowWindow(rows.length, {
    frame: () => scroller.current,
    rowHeight: () => probe.current?.offsetHeight ?? 0,
    probe: () => probe.current,
  });
  const { at: stopIndex, stopAt, focus, onFocus, onBlur } = useTreeStop(scroller, rows, selected, rowHeight);
  const stop = rows[stopIndex];
  const choose = (row: TreeRow, how: SelectHow) => {
    if (row.kind === 'failed') onRetry(row.parentId);
    if (row.kind !== 'node' || row.node.isDisabled === true) return;
    if (selection !== 'none') onSelect(row, selection === 'multiple' ? how : 'only');
    else if (checks) onCheck?.(row);
    else if (row.node.hasChildren) onOpenChange([row.key], !row.isOpen);
  };
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);

  const press = (event: KeyboardEvent) => {
    if (stop === undefined || (event.target instanceof Element && event.target.closest('button') !== null)) return;
    const isNode = stop.kind === 'node';
    const isWide = event.ctrlKey || event.metaKey;
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    const line = lineOf(event.target);
    if (isMenuKey && isNode && onMenu && line) onMenu(stop, line);
    else if (isWide && event.key.toLowerCase() === 'a' && selection === 'multiple') onSelectAll?.();
    else if (isWide || event.altKey) return;
    else if (event.key === '*')
      onOpenChange(
        rows.flatMap((row) =>
          row.kind === 'node' && row.parentId === stop.parentId && row.node.hasChildren ? [row.key] : [],
        ),
        true,
      );
    else if (event.key === 'PageDown' || event.key === 'PageUp')
      focus(
        rows[Math.min(rows.length - 1, Math.max(0, stopIndex + (event.key === 'PageUp' ? -page() : page())))]?.key ??
          stop.key,
      );
    else if (event.key === ' ' && isNode && checks && stop.node.isDisabled !== true) onCheck?.(stop);
    else {
      const isMirrored = scroller.current !== null && getComputedStyle(scroller.current).direction === 'rtl';
      let move = treeKey((isMirrored && mirrored[event.key]) || event.key, rows, stop.key);
      if (move === null && event.key.length === 1 && event.key !== ' ') {
        const isFresh = event.timeStamp - typed.current.at > 700;
        typed.current = { letters: (isFresh ? '' : typed.current.letters) + event.key, at: event.timeStamp };
        move = treeTypeahead(typed.current.letters, rows, stop.key);
      }
      if (move === null && event.key !== ' ') return;
      if (move?.kind === 'open' || move?.kind === 'close') onOpenChange([move.key], move.kind === 'open');
      else if (move?.kind === 'choose') choose(stop, event.shiftKey ? 'range' : event.key === ' ' ? 'toggle' : 'only');
      else if (move?.kind === 'focus') {
        focus(move.key);
        const next = rows.find((row) => row.key === move.key);
        if (event.shiftKey && selection === 'multiple' && next && event.key.startsWith('Arrow')) choose(next, 'toggle');
      }
    }
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const line = lineOf(event.target);
    const row = rows.find(({ key }) => key === line?.dataset.key);
    if (row === undefined || line === null || !(event.target instanceof Element)) return;
    const on = (what: string) => (event.target as Element).closest(what) !== null;
    stopAt(row.key);
    if (row.kind === 'node' && on('[data-twist]')) onOpenChange([row.key], !row.isOpen);
    else if (row.kind === 'node' && on('[data-more]')) onMenu?.(row, line);
    else if (row.kind === 'node' && on('[data-check]') && row.node.isDisabled !== true) onCheck?.(row);
    else choose(row, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only');
  };
  const menu = (event: MouseEvent) => {
    const line = lineOf(event.target);
    const row = rows.find(({ key }) => key === line?.dataset.key);
    if (row?.kind !== 'node' || line === null || !onMenu) return;
    event.preventDefault();
    onMenu(row, line);
  };

  const drawn = rows.slice(first, last).map((row, index) => ({ row, index: first + index }));
  if (stop && (stopIndex < first || stopIndex >= last))
    drawn[stopIndex < first ? 'unshift' : 'push']({ row: stop, index: stopIndex });
  const checkedOf = (key: string) => checks && (checks.full.has(key) || (checks.half.has(key) && 'mixed'));
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={selection === 'multiple' || undefined}
      className={css.scroller}
      {...drag}
      onKeyDown={press}
      onClick={click}
      onContextMenu={menu}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div ref={probe} className={css.probe} />
      <div className={css.room} style={{ blockSize: rows.length * rowHeight }}>
        {drawn.map(({ row, index }) => (
          <TreeLine
            key={row.key}
            row={row}
            top={index * rowHeight}
            isStop={index === stopIndex}
            isSelected={selection === 'none' ? undefined : selected.has(row.key)}
            checked={checkedOf(row.key)}
            words={words}
            hasMenu={onMenu !== undefined}
            isDraggable={drag.onDragStart !== undefined}
            drop={mark !== undefined && mark.key === row.key ? mark.place : undefined}
          />
        ))}
      </div>
    </div>
  );
}
