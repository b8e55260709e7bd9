import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { TableLayout } from './layout.ts';
import type { RowAction } from './rowAction.ts';
import type { RowDetail } from './rowDetail.ts';
import type { Sort } from './sorting.ts';
import type { RowTree } from './tree.ts';

/**
 * What a list is made of. Keep `columns`, `actions` and the functions of `expand` stable between renders: rows are
 * drawn again when they change.
 */
export interface DataTableProps<Row extends object> {
  /** The name of the list for screen readers. */
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
  /** Called when the code of the cards is on its way, and when it has come; what stands below may wait for it. */
  onComing?: (isComing: boolean) => void;
  /** Whether new rows are on their way; the old ones stay, dimmed. */
  isBusy?: boolean;
  /** How many rows of the list stand before this page; 0 by default. */
  rowOffset?: number;
  /** How many rows the list has in all; the rows given by default. */
  rowCount?: number;
  /** The role that marks a row with a bar of colour; none by default. Keep it the same between renders. */
  rowTone?: (row: Row) => 'critical' | undefined;
  /** What can be done to a row. */
  actions?: (row: Row) => readonly RowAction[];
  /** The width of the column of actions in pixels; 176 by default. */
  actionsWidth?: number;
  /**
   * Where a pointer hovers, the buttons of a row lie over its end while it is pointed at or has the focus, so that they
   * take no room; false by default.
   */
  actionsFloat?: boolean;
  /** The maximum number of actions drawn as buttons, the menu's counted; 3 by default. */
  shownActions?: number;
  /** Called when an action is chosen. */
  onAction?: (id: string, row: Row) => void;
  /** Called when a switch is turned. */
  onToggle?: (columnId: string, row: Row, next: boolean) => void;
  /** Called when all rows that match are asked for: by Ctrl+A while the page is wholly selected. */
  onSelectAllMatching?: () => void;
  /** Called on a click on a row beside its controls, and on Enter where rows do not open. */
  onRowClick?: (row: Row) => void;
  /** Called on a double click or Enter on a row. */
  onRowOpen?: (row: Row) => void;
  /** What opens under a row; nothing by default, and nothing in a windowed list. */
  detail?: RowDetail<Row>;
  /**
   * What stands above a row, as wide as the table, such as the head of its group, given the row before it on the page;
   * null for nothing. None in a windowed list. Keep it stable between renders.
   */
  above?: (row: Row, before: Row | undefined) => ReactNode;
  /** How rows hold other rows; makes the list a tree. */
  expand?: RowTree<Row>;
  /** What is shown where there are no rows. */
  empty?: ReactNode;
  /** How many rows are sketched while the first ones are on their way; 10 by default. */
  skeletonRows?: number;
  /** Whether rows are numbered. */
  numbered?: boolean;
  /**
   * Totals of all that match, by column id; they stand in a row of their own, under the one that the `summary` of
   * columns makes of this page.
   */
  totals?: Readonly<Record<string, ReactNode>>;
  /**
   * Whether only the visible rows are drawn, for 1,000 rows and more on one page; rows are then all of one height.
   * False by default.
   */
  isVirtual?: boolean;
  /** How much room rows take; that of the page by default. */
  density?: 'compact' | 'normal' | 'roomy';
  /** How the user has laid out the columns; as they say by default. */
  layout?: TableLayout;
  /** Called when a column is moved or given a width; without it columns stay in place and widths go by `name`. */
  onLayoutChange?: (layout: TableLayout) => void;
  /** The ids of columns that are not drawn. */
  hidden?: ReadonlySet<string>;
  /** The name under which the user's column widths are remembered; forgotten without it. */
  name?: string;
}
