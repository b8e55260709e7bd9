/** Rows of another register that belong to a row. */
export interface Related {
  /** Path of the other register. */
  of: string;
  /** Its field that holds the row's id, or ids joined by commas. */
  by: string;
  /** Values that its other fields have, by name; any of several. */
  where?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** How the server finds a computed value: what it is counted from, or where it stands. */
export type Computation =
  /** How many rows there are. */
  | { count: Related }
  /** Sum of one of their fields; 0 without rows. */
  | { sum: Related & { field: string } }
  /** One field of the newest of them. */
  | { latest: Related & { field: string } }
  /** The greatest value of one of their fields. */
  | { most: Related & { field: string } }
  /** 1 when there is such a row, else 0. */
  | { some: Related }
  /** A field of the row that the row's own reference `through` names. */
  | { through: string; field: string }
  /** The word of the dictionary for the row's own field. */
  | { words: string }
  /** What the row's own references are called, joined by 、. */
  | { names: string };
