/** Names that the imports of a definition take, and words that no variable can have. */
const TAKEN = new Set(
  (
    'crud resource Row break case catch class const continue debugger default delete do else enum ' +
    'export extends false finally for function if import in instanceof new null return super switch ' +
    'this throw true try typeof var void while with yield let static await async arguments eval ' +
    'undefined text longtext richtext number integer money toggle date datetime month time phone ' +
    'idcard url image images file files user dept region json dict multidict ref refs'
  ).split(' '),
);

/** A name as a variable: `elder-home` and `elder_home` become `elderHome`. */
export const camel = (name: string): string =>
  name
    .replaceAll(/[-_]+(\w?)/g, (_, sign: string) => sign.toUpperCase())
    .replace(/^[A-Z]/, (sign) => sign.toLowerCase());

/** The name of the constant that holds a definition. */
export function constantOf(path: string): string {
  const name = camel(path.slice(path.lastIndexOf('/') + 1));
  return TAKEN.has(name) ? `${name}Register` : name;
}

/** The type of its rows. */
export const typeOf = (constant: string): string => constant.slice(0, 1).toUpperCase() + constant.slice(1);

/** A name in the code as English words: `homeName` and `home_name` become `Home name`. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ id$/, '');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The usual plural of English words; people correct what departs from it. */
export function pluralOf(words: string): string {
  if (/[^aeiou]y$/i.test(words)) return `${words.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(words) ? `${words}es` : `${words}s`;
}
