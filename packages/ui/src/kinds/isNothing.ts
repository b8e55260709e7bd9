/** True for a value that says nothing. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === '[]' ||
  value === '{}' ||
  (Array.isArray(value) && value.length === 0);
