/**
 * The values of a stored row as the wire carries them: null is '', which clears a value; servers take null for “not
 * given”. A new row has nothing to clear.
 */
export function clearedValues<V extends Readonly<Record<string, unknown>>>(row: V): V {
  const none = row.id === undefined ? [] : Object.keys(row).filter((name) => row[name] === null);
  return none.length === 0 ? row : { ...row, ...Object.fromEntries(none.map((name) => [name, ''])) };
}
