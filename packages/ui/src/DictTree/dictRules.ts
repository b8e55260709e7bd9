/** What is said where a value is missing, by the name of its field. */
export type DictRules = Readonly<Record<string, string>>;

const isMissing = (value: unknown) => value === undefined || value === null || String(value).trim() === '';

/** The missing values of a record, in the words of the rules. */
export function missingValues(
  rules: DictRules,
  values: Readonly<Record<string, unknown>>,
): { field: string; message: string }[] {
  return Object.entries(rules).flatMap(([field, message]) => (isMissing(values[field]) ? [{ field, message }] : []));
}
