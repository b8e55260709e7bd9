import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { RowAction } from './rowAction.ts';
import type { Sort } from './sorting.ts';
import type { RowTree } from './tree.ts';

/** What a list is made of. Keep `columns`, `actions` and the functions of `expand` stable between renders: rows are drawn again when they change. */
export interface DataTableProps<Row extends object> {
  /** The name of the list for assistive technology. */
  label: string;
  /** The columns in order. */
  columns: readonly Column<Row>[];
  /** The rows of this page, already in order. */
  rows: readonly Row[];
  /** The id of a row, unique in the list. */
  getRowId: (row: Row) => string;
  /** The order of the rows; none by default. */
  sort?: readonly Sort[];
  /** Called with the new order; without it no header sorts. */
  onSortChange?: (sort: Sort[]) => void;
  /** The ids of the selected rows, those of other pages included. */
  selected?: ReadonlySet<string>;
  /** Called with the new selection; without it rows cannot be selected. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Whether new rows are on their way; the old ones stay, dimmed. */
  isBusy?: boolean;
  /** How many rows of the list stand before this page; 0 by default. */
  rowOffset?: number;
  /** How many rows the list has in all; the rows given by default. */
  rowCount?: number;
  /** What can be done to a row. */
  actions?: (row: Row) => readonly RowAction[];
  /** The width of the column of actions in px; 176 by default. */
  actionsWidth?: number;
  /** The most actions drawn as buttons, the menu's counted; 3 by default. */
  shownActions?: number;
  /** Called when an action is chosen. */
  onAction?: (id: string, row: Row) => void;
  /** Called when a switch is turned. */
  onToggle?: (columnId: string, row: Row, next: boolean) => void;
  /** Called on a double click or Enter on a row. */
  onRowOpen?: (row: Row) => void;
  /** How rows hold other rows; makes the list a tree. */
  expand?: RowTree<Row>;
  /** What is shown where there are no rows. */
  empty?: ReactNode;
  /** How many rows are sketched while the first ones are on their way; 10 by default. */
  skeletonRows?: number;
  /** Whether rows are numbered. */
  numbered?: boolean;
  /** The ids of columns that are not drawn. */
  hidden?: ReadonlySet<string>;
  /** The name under which the user's column widths are remembered; forgotten without it. */
  name?: string;
}
