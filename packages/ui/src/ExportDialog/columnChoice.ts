/** Which columns are taken, and in which order all of them stand. */
export interface ColumnChoice {
  /** Names of all columns in order. */
  order: readonly string[];
  /** Names of those that are left out. */
  left: ReadonlySet<string>;
}

/** All columns as they come, without those that are left out at first. */
export const startChoice = (columns: readonly { name: string }[], left: Iterable<string> = []): ColumnChoice => ({
  order: columns.map(({ name }) => name),
  left: new Set(left),
});

/** Takes a column, or leaves it out. */
export function toggleColumn(choice: ColumnChoice, name: string, isTaken: boolean): ColumnChoice {
  const left = new Set(choice.left);
  if (isTaken) left.delete(name);
  else left.add(name);
  return { ...choice, left };
}

/** Takes all columns, or none. */
export const toggleAllColumns = (choice: ColumnChoice, isTaken: boolean): ColumnChoice => ({
  ...choice,
  left: new Set(isTaken ? [] : choice.order),
});

/** Moves a column one place up or down; at the end of the list nothing changes. */
export function moveColumn(choice: ColumnChoice, name: string, by: -1 | 1): ColumnChoice {
  const from = choice.order.indexOf(name);
  const to = from + by;
  if (from === -1 || to < 0 || to >= choice.order.length) return choice;
  const order = choice.order.filter((one) => one !== name);
  order.splice(to, 0, name);
  return { ...choice, order };
}

/** The columns that are taken, in order. */
export function chosenColumns<C extends { name: string }>(columns: readonly C[], { order, left }: ColumnChoice): C[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return order.flatMap((name) => (left.has(name) ? [] : (byName.get(name) ?? [])));
}
