import type { ReactNode } from 'react';
import type { Summary } from './summary.ts';

/** The role a tag or an action is drawn in. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'critical' | 'info';

/** How a cell is drawn. */
export type ColumnKind = 'text' | 'number' | 'tag' | 'tags' | 'date' | 'switch' | 'image' | 'actions' | 'custom';

/** One word of a cell of kind `tags`. */
export interface TagValue {
  /** The words shown. */
  label: string;
  /** The role; `neutral` by default. */
  tone?: Tone;
}

/**
 * One column of a list: what it is called, how wide it is and how its cells are drawn. Keep the array and its functions
 * stable between renders.
 */
export interface Column<Row> {
  /** The name of the column, unique in its table. */
  id: string;
  /** The title above the column. */
  header: string;
  /** How a cell is drawn; `text` by default. */
  kind?: ColumnKind;
  /** A fixed width in pixels at the normal text size; it grows with the text. */
  width?: number;
  /** The minimum width in pixels of a column that grows; 120 by default. */
  minWidth?: number;
  /** The share of the free width; 1 by default where no `width` is given. */
  grow?: number;
  /** Where the content stands; numbers at the end, all else at the start by default. */
  align?: 'start' | 'center' | 'end';
  /** Whether the header sorts. */
  sortable?: boolean;
  /** The edge at which the column stays while the others scroll. */
  pin?: 'start' | 'end';
  /** Whether it is drawn only when the user asks for it in the settings of the columns. */
  isHidden?: boolean;
  /** The title above its own that it shares with its neighbours, or several, outermost first. */
  group?: string | readonly string[];
  /** Whether equal neighbours under each other are drawn as one cell. */
  merge?: boolean;
  /**
   * What stands under it in the row of totals: a total of the cells of this page, or your own words made of its rows.
   */
  summary?: Summary | ((rows: readonly Row[]) => string);
  /** The unit after each number; left off where cells are added, and written after their total. */
  unit?: string;
  /** Whether this column names the row; the first text column by default. */
  isTitle?: boolean;
  /**
   * Whether this column says how the row stands: a card shows it beside the name; the first tag by default. A tag of a
   * column that does not is plain text where its role is `neutral`.
   */
  isStatus?: boolean | undefined;
  /** Whether its words say nothing without its header, such as yes and no: no card shows them beside the name. */
  needsHeader?: boolean;
  /** Whether the list is read for it: a card shows up to four such columns instead of the first two. */
  leads?: boolean;
  /** The text of the cell, the address of an image, or '' for nothing. */
  value(row: Row): string;
  /** A second, quieter line under the value; none by default, and none where it is ''. */
  second?(row: Row): string;
  /** The role of the second line; quiet by default. */
  secondTone?(row: Row): 'critical' | undefined;
  /** The role of a tag; `neutral` by default. */
  tone?(row: Row): Tone;
  /** The words of a cell of kind `tags`; `value` as the only one by default. */
  tags?(row: Row): readonly TagValue[];
  /** Whether the switch of this row is on. */
  isOn?(row: Row): boolean;
  /** Whether the switch of this row may not be changed. */
  isLocked?(row: Row): boolean;
  /** The content of a cell of kind `custom`. */
  render?(row: Row): ReactNode;
}
