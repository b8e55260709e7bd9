import * as css from '../DataTable.css.ts';
import { words } from '../cells/words.css.ts';
import * as pins from './columnPins.css.ts';
import type { DrawnColumn } from '../plannedColumn.ts';

/** The custom property that holds the columns of every row. */
export const columnsVar = '--lt-table-columns';

/** The custom property that holds the least width of the table. */
export const widthVar = '--lt-table-width';

/** The custom property that holds the offset of a pinned column. */
export function pinVar(id: string): string {
  return `--lt-pin-${id.replace(/[^\w-]/g, '_')}`;
}

type Pin = 'start' | 'end' | undefined;

/** The kinds of columns whose cells hold words alone. */
const wordKinds: ReadonlySet<string> = new Set(['text', 'number', 'date', 'tag', 'tags']);

/** The class of the cells of a column. */
export function cellClass<Row>(column: DrawnColumn<Row>, pin: Pin, isEdge: boolean): string {
  return join(
    css.cell,
    css.kind[column.kind],
    !column.second && wordKinds.has(column.kind) && words,
    column.second && css.lines,
    column.isTitle && css.named,
    css.align[alignOf(column)],
    pin && pins.pinned,
    pin && isEdge && pins.edge[pin],
  );
}

/** The class of the header of a column. */
export function headClass<Row>(column: DrawnColumn<Row>, pin: Pin, isEdge: boolean): string {
  return join(
    css.head,
    (column.kind === 'select' || column.kind === 'detail') && css.kind.select,
    column.kind === 'index' && css.kind.index,
    column.kind === 'actions' && css.unprinted,
    css.align[alignOf(column)],
    pin && pins.pinned,
    pin && isEdge && pins.edge[pin],
  );
}

function alignOf<Row>({ align, kind }: DrawnColumn<Row>): 'start' | 'center' | 'end' {
  if (align) return align;
  if (kind === 'number') return 'end';
  return kind === 'select' || kind === 'index' || kind === 'detail' ? 'center' : 'start';
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
