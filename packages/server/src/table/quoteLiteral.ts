/** A value as it stands in a statement that takes no parameters: text in quotes, several as an array, null as null. */
export const quoteLiteral = (value: string | readonly string[] | null): string => {
  if (value === null) return 'null';
  return typeof value === 'string'
    ? `'${value.replaceAll("'", "''")}'`
    : `array[${value.map(quoteLiteral).join(', ')}]`;
};
