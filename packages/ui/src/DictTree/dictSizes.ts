/** The measures of the dictionary screens, in pixels unless said otherwise (specification, sections 2 and 10). */
export const dictSizes = {
  /** Width of the window of a record. */
  dialog: 880,
  /** Width of the column of actions of the lists. */
  listMenu: 250,
  /** Width of the column of actions of the entries. */
  entryMenu: 300,
  /** How much less than the window the table of lists is tall. */
  listCalcHeight: 30,
  /** How much less than the window the table of entries is tall. */
  entryCalcHeight: 95,
  /** Columns, of 24, that the buttons of the search bar take. */
  searchMenuSpan: 10,
  /** Room in em from which both tables fit beside each other, the actions over the end of a row. */
  besideFrom: 68,
  /** Room in em from which they fit with their columns of actions. */
  columnsFrom: 110,
  /** Least width of a column of words, where its title is no wider. */
  leastColumn: 80,
  /** Least width of the column of codes: those of nineteen signs stay whole. */
  codeColumn: 168,
} as const;
