import { useLingui } from '@lingui/react/macro';
import { FolderInput } from 'lucide-react';
import { type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import type { RowAction } from '../DataTable/rowAction.ts';
import { Icon } from '../Icon/Icon.tsx';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { idsAbove, placesOf } from './branches.ts';
import { checkedIds, checkStates, toggleCheck } from './checkStates.ts';
import { findNodes } from './findNodes.ts';
import { outermost, type TreeMove } from './move/moveNodes.ts';
import { selectRows } from './selectRows.ts';
import * as css from './Tree.css.ts';
import type { TreeData, TreeItem, TreeItemSource } from './TreeItem.ts';
import { TreeLines } from './TreeLines.tsx';
import { TreeSearch } from './TreeSearch.tsx';
import { type NodeRow, treeRows } from './treeRows.ts';
import { useBranches } from './useBranches.ts';
import { useMissingBranches } from './useMissingBranches.ts';
import { useMoves } from './move/useMoves.ts';
import { useNamedNodes } from './useNamedNodes.ts';
import { useLoneRoot } from './useLoneRoot.ts';
import { useOpenNodes } from './useOpenNodes.ts';
import { dragOut } from './move/dragOut.ts';
import { useTreeDrag } from './move/useTreeDrag.ts';
import { useWayToChosen } from './useWayToChosen.ts';

export { movedData, type TreeMove } from './move/moveNodes.ts';
export type { TreeData, TreeItem, TreeItemSource } from './TreeItem.ts';

const RowMenu = lazyPart(async () => (await import('../DataTable/cells/RowMenu.tsx')).RowMenu);
const MoveDialog = lazyPart(async () => (await import('./move/MoveDialog.tsx')).MoveDialog);

/** What may be asked of a tree from outside. */
export interface TreeHandle {
  /** Reads the nodes under a node again, '' for the top; open nodes stay open. */
  refresh: (id: string) => Promise<void>;
  /** Opens nodes, and reads what is under them: for example the path to a node that should be visible. */
  open: (ids: readonly string[]) => void;
}

/** Give `data` or `source`, and keep it the same object between renders. */
export interface TreeProps {
  /** What the tree holds, for screen readers. */
  label: string;
  /** The whole tree. */
  data?: readonly TreeData[];
  /** Where nodes come from as they are opened. */
  source?: TreeItemSource;
  /** How many nodes can be chosen; default `single` with `onSelect`, else `none`. */
  selection?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen nodes; none by default. */
  selected?: ReadonlySet<string>;
  /** Called with the chosen ids, and of the node that was pressed. */
  onSelect?: (selected: ReadonlySet<string>, node: TreeItem) => void;
  /** Ids of checked nodes; what is under one is checked too. Without it nodes cannot be checked. */
  checked?: ReadonlySet<string>;
  /** Called with the ids of nodes that are checked whole, and of those that are in part. */
  onCheck?: (checked: ReadonlySet<string>, half: ReadonlySet<string>) => void;
  /** Whether a search box stands above the tree; default false. */
  hasSearch?: boolean;
  /** Ids of the nodes that are open at first; none by default. */
  defaultOpen?: readonly string[];
  /** What can be done to a node, in a menu. */
  actions?: (node: TreeItem) => readonly RowAction[];
  /** Called when an action is chosen. */
  onAction?: (id: string, node: TreeItem) => void;
  /**
   * Moves nodes; rejects with the reason, or with an `AbortError` where the person decided against it.
   * With it nodes can be dragged, and have 移动到… in their menu.
   */
  onMove?: (move: TreeMove) => Promise<void>;
  /** The text that a node carries when it is dragged out of the tree; nodes without one stay. Not with `onMove`. */
  dragText?: (id: string) => string | undefined;
  /** Maximum height in pixels or any CSS length; default 32rem or 70% of the window. */
  height?: number | string;
  /** Words where there are no nodes; default 没有数据. */
  empty?: string;
  /** Takes requests from outside. */
  ref?: Ref<TreeHandle>;
}

const none: ReadonlySet<string> = new Set();
const MOVE = 'tree:move';

/** Nodes under nodes: read as they are opened, searched, chosen, checked, moved; 10,000 of them scroll smoothly. */
export function Tree({
  label,
  data,
  source,
  onSelect,
  selection = onSelect ? 'single' : 'none',
  selected = none,
  checked,
  onCheck,
  hasSearch = false,
  defaultOpen = [],
  actions,
  onAction,
  onMove,
  dragText,
  height = 'min(32rem, 70vh)',
  empty,
  ref,
}: TreeProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const focusLine = useCallback(
    () => root.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus(),
    [],
  );
  const [text, setText] = useState('');
  const [anchor, setAnchor] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ row: NodeRow; line: HTMLElement }>();
  const { branches, read } = useBranches(data, source);
  const places = useMemo(() => placesOf(branches), [branches]);
  const named = useNamedNodes(source, text, read);
  const found = useMemo(() => findNodes(branches, text, named.ids), [branches, text, named.ids]);
  const { isOpen, setOpen } = useOpenNodes(
    [...defaultOpen, ...[...selected].flatMap((id) => idsAbove(places, id))],
    found,
  );
  const rows = treeRows(branches, isOpen, found);
  useMissingBranches(rows, branches, read);
  useWayToChosen(source, selected, setOpen);
  useLoneRoot(branches, data !== undefined, setOpen);
  const checks = useMemo(() => checked && checkStates(branches, checked), [branches, checked]);
  const refresh = useCallback((id: string) => read(id, true), [read]);
  useImperativeHandle(ref, () => ({ refresh, open: (ids) => setOpen(ids, true) }));
  const moves = useMoves({ places, refresh, onMove, onMoved: (id) => id !== '' && setOpen([id], true) });
  const drag = useTreeDrag({
    rows,
    branches,
    places,
    selected,
    onOpen: (id) => setOpen([id], true),
    onMove: onMove && found === undefined ? (move) => void moves.run(move).catch(() => undefined) : undefined,
  });

  const order = () => rows.flatMap((row) => (row.kind === 'node' && row.node.isDisabled !== true ? [row.key] : []));
  const check = (row: NodeRow) => {
    const states = toggleCheck(branches, checked ?? none, row.node);
    onCheck?.(checkedIds(branches, checked ?? none, states), states.half);
  };
  const act = (id: string, row: NodeRow) => {
    if (id !== MOVE) return onAction?.(id, row.node);
    const isOneOfMany = selected.has(row.key) && selected.size > 1;
    moves.ask(
      isOneOfMany
        ? outermost(
            places,
            [...places.keys()].filter((key) => selected.has(key)),
          )
        : [row.key],
    );
    return undefined;
  };
  const actionsOf = ({ node }: NodeRow): RowAction[] => [
    ...(actions?.(node) ?? []),
    ...(onMove ? [{ id: MOVE, label: t`移动到…`, icon: <Icon of={FolderInput} /> }] : []),
  ];
  const matches = found?.matches.size ?? 0;
  const isNothing = rows.length === 0 && !named.isSearching;
  return (
    <div ref={root} className={css.root} style={{ maxBlockSize: height }}>
      {hasSearch && <TreeSearch label={t`查找${label}`} onChange={setText} />}
      {(moves.problem || named.error) !== '' && <Alert tone="critical">{moves.problem || named.error}</Alert>}
      <TreeLines
        label={label}
        rows={rows}
        words={found?.words ?? ''}
        selection={selection}
        selected={selected}
        checks={checks}
        onCheck={check}
        onSelect={(row, how) => {
          onSelect?.(selectRows(order(), selected, row.key, how, anchor), row.node);
          if (how !== 'range') setAnchor(row.key);
        }}
        onSelectAll={() => rows[0]?.kind === 'node' && onSelect?.(new Set(order()), rows[0].node)}
        onOpenChange={setOpen}
        onRetry={(id) => void read(id)}
        onMenu={actions || onMove ? (row, line) => setMenu({ row, line }) : undefined}
        mark={drag.mark}
        drag={dragText === undefined ? drag.handlers : dragOut(dragText)}
      />
      {isNothing && (
        <div className={css.empty}>
          {found === undefined
            ? (empty ?? t`没有数据`)
            : source?.search
              ? t`没有找到“${text}”`
              : t`没有找到“${text}”，可先展开上级再找`}
        </div>
      )}
      <div role="status" className={visuallyHidden}>
        {moves.said || (found === undefined ? '' : named.isSearching ? t`正在查找…` : t`找到 ${matches} 个`)}
      </div>
      {menu && (
        <RowMenu
          opener={menu.line}
          actions={actionsOf(menu.row)}
          onAction={(id) => act(id, menu.row)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {moves.requested && (
        <MoveDialog
          ids={moves.requested}
          branches={branches}
          places={places}
          read={read}
          onMove={moves.run}
          onClose={moves.close}
          onReturn={focusLine}
        />
      )}
    </div>
  );
}
