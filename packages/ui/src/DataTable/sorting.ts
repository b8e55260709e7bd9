/** One column of an order, the first of several counting most. */
export interface Sort {
  /** The column's id. */
  id: string;
  /** Whether large values come first. */
  desc: boolean;
}
