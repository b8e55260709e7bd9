import { type ReactElement, useLayoutEffect, useRef, useState, useMemo } from 'react';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import type { CardList as Cards } from './cards/CardList.tsx';
import * as css from './DataTable.css.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { Grid } from './grid/Grid.tsx';
import { menuActions } from './rowAction.ts';
import { useColumnWidths } from './columns/useColumnWidths.ts';
import { useChanges, useRowModel } from './useRowModel.ts';
import { useNarrow } from './useNarrow.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useTableActs } from './useTableActs.ts';
import { useLingui } from '@lingui/react/macro';
import type { RowContext } from './rowContext.ts';
import type { PlannedColumn, DrawnColumn } from './plannedColumn.ts';
import { arrange } from './layout.ts';

const nothing = (): string => '';

/**
 * The columns of a list in the user's order, with those that the table adds: the boxes, the numbers and the buttons.
 */
function useDrawnColumns<Row extends object>(props: DataTableProps<Row>): DrawnColumn<Row>[] {
  const { columns, numbered, actions, actionsWidth, onSelectedChange, detail, layout, isVirtual } = props;
  const { t } = useLingui();
  const [select, index, buttons, open] = [t`选择`, t`序号`, t`操作`, t`详情`];
  const isSelectable = onSelectedChange !== undefined;
  const hasDetail = detail !== undefined && !isVirtual;
  const { order, pins } = layout ?? {};
  return useMemo(() => {
    const own: DrawnColumn<Row>[] = arrange(columns, { order, pins }).map((column) => ({
      ...column,
      kind: column.kind ?? 'text',
    }));
    const pin = own.some((column) => column.pin === 'start') ? 'start' : undefined;
    const drawn = [...own];
    if (numbered) drawn.unshift({ id: 'lattice-index', header: index, kind: 'index', value: nothing, pin });
    if (isSelectable) drawn.unshift({ id: 'lattice-select', header: select, kind: 'select', value: nothing, pin });
    if (hasDetail) drawn.unshift({ id: 'lattice-detail', header: open, kind: 'detail', value: nothing, pin });
    if (actions && !own.some(({ kind }) => kind === 'actions')) {
      drawn.push({
        id: 'lattice-actions',
        header: buttons,
        kind: 'actions',
        value: nothing,
        width: actionsWidth,
        pin: 'end',
      });
    }
    return drawn;
  }, [columns, numbered, actions, actionsWidth, isSelectable, hasDetail, order, pins, select, index, buttons, open]);
}

/** What every row of the table is drawn with, stable until columns, actions or the language change. */
function useRowContext<Row extends object>(
  props: DataTableProps<Row>,
  columns: readonly PlannedColumn<Row>[],
  tabIndex: -1 | 0,
): RowContext<Row> {
  const { actions, expand, onSelectedChange, rowTone, shownActions = 3, actionsFloat = false } = props;
  const { t } = useLingui();
  const [more, open, close] = [
    t`更多`,
    t({ message: '展开', context: 'tree' }),
    t({ message: '收起', context: 'tree' }),
  ];
  const [isSelectable, isTree] = [onSelectedChange !== undefined, expand !== undefined];
  return useMemo(() => {
    const drawn = columns.map(({ column }) => column);
    const title = drawn.find((column) => column.isTitle) ?? drawn.find(({ kind }) => kind === 'text');
    return {
      columns,
      title,
      rowTone,
      actions,
      shownActions,
      actionsFloat,
      isSelectable,
      isTree,
      tabIndex,
      words: { more, expand: open, collapse: close },
    };
  }, [columns, rowTone, actions, shownActions, actionsFloat, isSelectable, isTree, tabIndex, more, open, close]);
}

export type { Column, ColumnKind, TagValue, Tone } from './column.ts';
export type { DataTableProps } from './DataTableProps.ts';
export type { ColumnPin, TableLayout } from './layout.ts';
export type { RowAction } from './rowAction.ts';
export type { RowDetail } from './rowDetail.ts';
export type { Sort } from './sorting.ts';
export type { RowTree } from './tree.ts';

const CardList = lazyPart(async () => (await import('./cards/CardList.tsx')).CardList) as typeof Cards;
const RowMenu = lazyPart(async () => (await import('./cells/RowMenu.tsx')).RowMenu);

/** The room of the cards while their code comes, and word of it. */
function Coming({ onChange }: { onChange: DataTableProps<never>['onComing'] }) {
  useLayoutEffect(() => {
    onChange?.(true);
    return () => onChange?.(false);
  }, [onChange]);
  return <div className={css.coming} aria-busy />;
}

/** The drawing part of every list: a grid that sorts, selects and acts, and cards on a narrow screen. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const [widths, setWidth] = useColumnWidths(props);
  const columns = useDrawnColumns(props);
  const [message, say] = useState('');
  const changes = useChanges(props, say);
  const { table, rows, planned, style, frameStyle } = useRowModel(props, columns, widths, changes);
  const drawing = useRowContext(props, planned, isNarrow ? 0 : -1);
  const acts = useTableActs(props, table, changes, say);
  useScrollEdges(frame, props.detail !== undefined || props.rows.length === 0);
  const { menu } = acts;

  return (
    <div
      ref={frame}
      className={css.frame}
      style={frameStyle}
      data-density={props.density}
      data-float={props.actionsFloat || undefined}
    >
      {isNarrow ? (
        <Waiting value={<Coming onChange={props.onComing} />}>
          <CardList list={props} rows={rows} drawing={drawing} acts={acts} />
        </Waiting>
      ) : (
        <Grid list={props} rows={rows} drawing={drawing} style={style} acts={acts} setWidth={setWidth} />
      )}
      <div role="status" className={css.spoken}>
        {message}
      </div>
      {menu && (
        <RowMenu
          opener={menu.opener}
          actions={menuActions(props.actions?.(menu.row) ?? [], drawing.shownActions)}
          onAction={(id) => props.onAction?.(id, menu.row)}
          onClose={acts.closeMenu}
        />
      )}
    </div>
  );
}
