import type { Family } from './kinds/Kind.ts';
import { isFreeText, kindOf } from './kinds/kindOf.ts';
import type { Resource } from './resource.ts';
import { visiblePart } from './visiblePart.ts';

/** Families whose values tell records apart. */
const TELLING: ReadonlySet<Family> = new Set(['text', 'number', 'moment', 'reference']);
/** Columns that tell records apart whose names do not. */
const ENOUGH = 2;

/** What choosing a record needs of its definition. */
export type ChoiceDefinition = Pick<Resource, 'title' | 'distinguishedBy'> & { fields?: Resource['fields'] };

/**
 * The fields that tell records apart beside their names: as the definition says, else, where names are covered, the
 * first two columns that hide nothing, such as a day and a grid.
 */
export function distinguishingFields({ title, distinguishedBy, fields = {} }: ChoiceDefinition): string[] {
  if (distinguishedBy !== undefined) return distinguishedBy.filter((name) => fields[name]?.sensitive === undefined);
  if (title === undefined || fields[title]?.sensitive === undefined) return [];
  return Object.entries(fields)
    .filter(
      ([name, field]) =>
        field.list === true && name !== title && field.sensitive === undefined && TELLING.has(kindOf(field).family),
    )
    .map(([name]) => name)
    .slice(0, ENOUGH);
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

type Row = Readonly<Record<string, unknown>>;

/** The words of a row that tell it apart. */
const distinguishingWords = (definition: ChoiceDefinition, row: Row): string[] =>
  distinguishingFields(definition)
    .map((name) => text(row[`${name}Name`]) || text(row[name]))
    .filter((word) => word !== '');

/** True where the name of records is a number, so that they are called by what tells them apart. */
export const isNamedByNumber = ({ title = 'id', fields = {} }: ChoiceDefinition): boolean =>
  fields[title]?.unique === true;

/** What a record is called where it is chosen: its name, and what tells it apart; a number stands behind that. */
export const choiceLabel = (definition: ChoiceDefinition, row: Row): string => {
  const [name, words] = [text(row[definition.title ?? 'id']), distinguishingWords(definition, row)];
  return (isNamedByNumber(definition) ? [...words, name] : [name, ...words]).filter((word) => word !== '').join(' · ');
};

/**
 * What a record is called on its own: its name, or where that is a number what tells it apart, as a house is called by
 * its building and room.
 */
export const recordLabel = (definition: ChoiceDefinition, row: Row): string => {
  const words = isNamedByNumber(definition) ? distinguishingWords(definition, row).join(' ') : '';
  return words || text(row[definition.title ?? 'id']);
};

/** Fields of identity and telephone numbers that the list may be asked for. */
const numbersOf = ({ fields = {} }: ChoiceDefinition): string[] =>
  Object.entries(fields)
    .filter(([, field]) => {
      const hidden = field.sensitive ?? kindOf(field).mask;
      return field.search === true && (hidden === 'idcard' || hidden === 'phone');
    })
    .map(([name]) => name);

/** Digits and check letter enough to ask for a number. */
const isNumber = (words: string): boolean => /^\d{3,}[\dx]$/i.test(words);

/**
 * The fields by which records are searched for by some words: the name, the texts beside it that the list may be asked
 * for, and numbers. `isMasked` leaves out what these words are neither the whole nor the visible part of.
 */
export function searchFields(definition: ChoiceDefinition, words: string, isMasked = false): string[] {
  const { title = 'id', distinguishedBy = [], fields = {} } = definition;
  const names = [
    title,
    ...distinguishedBy.filter((name) => {
      const field = fields[name];
      return field?.search === true && isFreeText(field);
    }),
    ...(isNumber(words) ? numbersOf(definition) : []),
  ];
  return [...new Set(names)].filter((name) => {
    const field = fields[name];
    return !isMasked || field?.sensitive === undefined || visiblePart(field, words) !== null;
  });
}
