/** Values by field name. */
export type Values = Readonly<Record<string, unknown>>;

/** What came of two people's changes to one record. */
export interface Merge {
  /** My values with those changes of theirs that do not meet mine. */
  merged: Record<string, unknown>;
  /** Fields that both changed, to different values. */
  disputed: string[];
  /** Fields that they alone changed. */
  taken: string[];
}

// A switch of a row may come as a number.
const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value ?? ''));
const same = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** Fields of `mine` whose value is not that of `base`. */
export const changedFields = (base: Values, mine: Values): string[] =>
  Object.keys(mine).filter((name) => !same(base[name], mine[name]));

/**
 * Merges by field: theirs where only they changed it, mine where only I did; where both did, mine stays and the field
 * is named.
 */
export function threeWay(base: Values, mine: Values, theirs: Values, fields: readonly string[]): Merge {
  const merged: Record<string, unknown> = { ...mine };
  const disputed: string[] = [];
  const taken: string[] = [];
  for (const name of fields) {
    if (same(base[name], theirs[name]) || same(mine[name], theirs[name])) continue;
    if (same(base[name], mine[name])) {
      merged[name] = theirs[name];
      taken.push(name);
    } else disputed.push(name);
  }
  return { merged, disputed, taken };
}
