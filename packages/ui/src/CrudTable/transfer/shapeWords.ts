import { looksOf } from '../../kinds/looksOf.ts';
import { switchWord } from '../../kinds/switchWord.ts';
import type { FormShape } from '../../Form/FormField.ts';
import { type PartValues, idsOf, readParts, recordOf, rowsOf } from '../../Form/inputs/shapeValues.ts';
import { type Dictionaries, shownValue } from '../list/crudColumns.ts';
import type { CrudField } from '../CrudField.ts';

/** What the words of a value with a shape are made of. */
export interface PartWords {
  /** The dictionaries of the fields inside. */
  dictionaries: Dictionaries;
  /** Word of a switch that is on. */
  yes: string;
  /** Word of a switch that is off. */
  no: string;
  /** Language of the words. */
  locale: string;
}

/** Marks between values, by language. */
const marksOf = (locale: string) => (locale.startsWith('zh') ? { next: '；', is: '：' } : { next: '; ', is: ': ' });

function valueWords(field: CrudField, values: PartValues, words: PartWords): string {
  const value = values[field.name];
  const { family, wordless } = looksOf(field);
  if (wordless === true || value === '' || value === null || value === undefined) return '';
  if (family === 'switch') return switchWord(value, words.yes, words.no);
  return shownValue(
    field,
    { id: '', ...values, [field.name]: Array.isArray(value) ? value.join(',') : value },
    words.dictionaries,
    words.locale,
  );
}

/**
 * The values of one object in one line, those that have a shape in lines of their own. The first text stands in front,
 * for itself; others have their label.
 */
function recordWords(shape: FormShape, values: PartValues, words: PartWords): string {
  const { next, is } = marksOf(words.locale);
  const fields = (shape.fields ?? []).filter(({ name }) => name !== shape.number);
  const title = shape.kind === 'rows' ? fields.find((field) => looksOf(field).input === 'text')?.name : undefined;
  const flat = fields
    .filter((field) => field.shape === undefined)
    .sort((one, other) => Number(other.name === title) - Number(one.name === title))
    .flatMap((field) => {
      const said = valueWords(field, values, words);
      if (said === '') return [];
      return field.name === title ? [said] : [`${field.label} ${said}`];
    });
  const nested = fields.flatMap((field) => {
    const said = field.shape === undefined ? '' : shapeWords(field, values, words);
    return said === '' ? [] : [`${field.label}${is}\n${said}`];
  });
  return [...(flat.length > 0 ? [flat.join(next)] : []), ...nested].join('\n');
}

/**
 * A value with a shape as people read it: a numbered line a row, further lines of it indented, words instead of keys,
 * names where they stand beside the ids; '' for none.
 */
export function shapeWords(field: CrudField, row: PartValues, words: PartWords): string {
  const { shape, name } = field;
  const value = readParts(row[name]);
  if (shape === undefined) return '';
  if (shape.kind === 'record') return recordWords(shape, recordOf(value), words);
  if (shape.kind === 'ids') return String(row[`${name}Name`] ?? idsOf(value).join('、'));
  return rowsOf(value)
    .map((one, at) => `${at + 1}. ${recordWords(shape, one, words).replaceAll('\n', '\n  ')}`)
    .join('\n');
}
