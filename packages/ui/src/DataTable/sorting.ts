/** One column of an order, the first of several counting most. */
export interface Sort {
  /** The column's id. */
  id: string;
  /** Whether large values come first. */
  desc: boolean;
}

/** The order after a press on a header: up, down, none; other columns stay only when `isMulti`. */
export function nextSort(sort: readonly Sort[], id: string, isMulti: boolean): Sort[] {
  const current = sort.find((one) => one.id === id);
  const next = turn(current, id);
  if (!isMulti) return next ? [next] : [];
  if (!current) return next ? [...sort, next] : [...sort];
  return sort.flatMap((one) => (one.id === id ? (next ?? []) : one));
}

function turn(current: Sort | undefined, id: string): Sort | undefined {
  if (!current) return { id, desc: false };
  return current.desc ? undefined : { id, desc: true };
}
