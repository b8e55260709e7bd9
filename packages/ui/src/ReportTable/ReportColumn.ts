/** One column of a report. */
export interface ReportColumn {
  /** Key of its value in a row. */
  name: string;
  label: string;
  /** How its values are read; default `count`. */
  as?: 'text' | 'count' | 'number' | 'percent';
  /** Written behind the heading; none by default. */
  unit?: string;
  /** Whether more of it is better, for the colour of a change; default true. */
  isMoreBetter?: boolean;
  /** Whether its sum stands below; default false. */
  isSummed?: boolean;
  /** How the figure is made, in a sentence; the rules stand above the table. None by default. */
  rule?: string;
}

/** One line of a report: an id, and its values by column. */
export interface ReportRow {
  id: string;
  [name: string]: unknown;
}
