import type { CSSProperties } from 'react';
import type { Column } from './column.ts';
import type { DrawnKind } from './columns/columnTracks.ts';

/** A column as the table draws it; `select` and `index` are the table's own. */
export type DrawnColumn<Row> = Omit<Column<Row>, 'kind'> & { kind: DrawnKind };

/** A drawn column with the looks that all its cells share. */
export interface PlannedColumn<Row> {
  /** The column. */
  column: DrawnColumn<Row>;
  /** The class of its cells. */
  cellClass: string;
  /** The class of its header. */
  headClass: string;
  /** The offset of a pinned column; undefined for the others. */
  style: CSSProperties | undefined;
}
