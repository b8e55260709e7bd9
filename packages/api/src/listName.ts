/**
 * The id of the message that names the list of a register: where a language has a plural, it is another word than that
 * of one record.
 */
export const listNameId = (label: string): string => `list:${label}`;

/**
 * The name of a register's list in the words of `say`, which gives an unknown text back; that of one record where a
 * catalogue has no other.
 */
export function listName(label: string, say: (text: string) => string): string {
  const id = listNameId(label);
  const name = say(id);
  return name === id ? say(label) : name;
}
