import type { DrawnColumn, PlannedColumn } from './plannedColumn.ts';
import type { RowAction } from './rowAction.ts';

/** What every row of a table is drawn with; one value a table, so that a row is drawn again only when it changes. */
export interface RowContext<Row> {
  /** The columns in order. */
  columns: readonly PlannedColumn<Row>[];
  /** The column that names a row. */
  title: DrawnColumn<Row> | undefined;
  /** The role that marks a row with a bar of colour. */
  rowTone: ((row: Row) => 'critical' | undefined) | undefined;
  /** What can be done to a row. */
  actions: ((row: Row) => readonly RowAction[]) | undefined;
  /** The maximum number of actions drawn as buttons. */
  shownActions: number;
  /** Whether the buttons of a row lie over its end. */
  actionsFloat: boolean;
  /** Whether rows can be selected. */
  isSelectable: boolean;
  /** Whether rows hold other rows. */
  isTree: boolean;
  /** The tab index of the controls in cells: -1 in the grid, where arrows reach them, 0 on cards. */
  tabIndex: -1 | 0;
  /** The words that cells need. */
  words: { more: string; expand: string; collapse: string };
}
