import type { ReactElement } from 'react';
import { useRef, useState } from 'react';
import { Waiting, lazyPart } from '../lazyPart/lazyPart.tsx';
import type { CardList as Cards } from './cards/CardList.tsx';
import * as css from './DataTable.css.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { Grid } from './grid/Grid.tsx';
import { menuActions } from './rowAction.ts';
import { useColumnWidths } from './columns/useColumnWidths.ts';
import { useChanges } from './useChanges.ts';
import { useRowContext } from './useRowContext.ts';
import { useDrawnColumns } from './columns/useDrawnColumns.ts';
import { useNarrow } from './useNarrow.ts';
import { useRowModel } from './useRowModel.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useTableActs } from './useTableActs.ts';

export type { Column, ColumnKind, TagValue, Tone } from './column.ts';
export type { DataTableProps } from './DataTableProps.ts';
export type { ColumnPin, TableLayout } from './layout.ts';
export type { RowAction } from './rowAction.ts';
export type { RowDetail } from './rowDetail.ts';
export type { Sort } from './sorting.ts';
export type { RowTree } from './tree.ts';

const CardList = lazyPart(async () => (await import('./cards/CardList.tsx')).CardList) as typeof Cards;
const RowMenu = lazyPart(async () => (await import('./cells/RowMenu.tsx')).RowMenu);

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
        <Waiting value={<div className={css.coming} aria-busy />}>
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
