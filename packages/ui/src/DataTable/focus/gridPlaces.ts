import type { GridPlace, GridShape } from './gridKeys.ts';

/** The cell of a table that an element stands in; cells of tables inside a cell are not meant. */
export function cellOf(table: HTMLTableElement, element: Element): HTMLTableCellElement | null {
  let cell = element.closest<HTMLTableCellElement>('td,th');
  while (cell && cell.closest('table') !== table)
    cell = cell.parentElement?.closest<HTMLTableCellElement>('td,th') ?? null;
  return cell;
}

/** Where a cell stands; rows that are not drawn are counted. */
export function placeOf(table: HTMLTableElement, cell: HTMLTableCellElement): GridPlace {
  const line = cell.parentElement as HTMLTableRowElement;
  const { first, total } = drawnOf(table);
  const column = cell.cellIndex;
  if (line.parentElement === table.tHead) return { row: 0, column };
  if (line.parentElement === table.tFoot) return { row: total + 1 + line.sectionRowIndex, column };
  return { row: first + line.sectionRowIndex + 1, column };
}

/** The cell at a place; undefined where its row is not drawn. */
export function cellAt(table: HTMLTableElement, { row, column }: GridPlace): HTMLElement | undefined {
  const { first, total } = drawnOf(table);
  const line =
    row === 0
      ? headOf(table)
      : row > total
        ? table.tFoot?.rows[row - total - 1]
        : table.tBodies[0]?.rows[row - 1 - first];
  return line?.cells[column] ?? line?.cells[0];
}

/** The grid as the keys see it. */
export function shapeOf(table: HTMLTableElement | null, pageRows = 1): GridShape {
  if (!table) return { rows: 1, columns: 1, pageRows };
  return {
    rows: drawnOf(table).total + 1 + (table.tFoot?.rows.length ?? 0),
    columns: headOf(table)?.cells.length ?? 1,
    pageRows,
  };
}

/** How many rows are seen at once. */
export function rowsOnScreen(table: HTMLTableElement): number {
  const height = headOf(table)?.offsetHeight ?? 1;
  return Math.floor((table.parentElement?.clientHeight ?? 0) / height) - 2;
}

function headOf(table: HTMLTableElement): HTMLTableRowElement | undefined {
  const lines = table.tHead?.rows;
  return lines?.[lines.length - 1];
}

/** Rows of the body: those of a window tell by `data-first` and `data-total` what they are part of. */
function drawnOf(table: HTMLTableElement): { first: number; total: number } {
  const body = table.tBodies[0];
  if (!body?.querySelector('[data-slot]')) return { first: 0, total: 0 };
  return { first: Number(body.dataset.first ?? 0), total: Number(body.dataset.total ?? body.rows.length) };
}
