/**
 * The values of a stored row as the wire carries them: null is '', which clears a value; servers take null for “not
 * given”. A new row has nothing to clear.
 */
export const clearedValues = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  row.id === undefined
    ? { ...row }
    : Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? '' : value]));
