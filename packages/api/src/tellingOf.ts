import type { FieldKind } from './field.ts';
import type { Resource } from './resource.ts';

const VAGUE = new Set<FieldKind>(['switch', 'dict', 'multidict', 'computed', 'image', 'images', 'file', 'files', 'richtext', 'json', 'geometry', 'lnglat', 'longtext']);
/** Columns that tell records apart whose names do not. */
const ENOUGH = 2;

/** What choosing a record needs of its definition. */
export type Told = Pick<Resource, 'title' | 'beside'> & { fields?: Resource['fields'] };

/** The fields that tell records apart beside their names: as the definition says, else, where names are covered, the first two columns that hide nothing, such as a day and a grid. */
export function tellingOf({ title, beside, fields = {} }: Told): string[] {
  if (beside !== undefined) return beside.filter((name) => fields[name]?.sensitive === undefined);
  if (title === undefined || fields[title]?.sensitive === undefined) return [];
  return Object.entries(fields).filter(([name, { list, sensitive, kind }]) => list === true && name !== title && sensitive === undefined && !VAGUE.has(kind)).map(([name]) => name).slice(0, ENOUGH);
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** What a record is called where it is chosen: its name, and what tells it apart. */
export const calledOf = (definition: Told, row: Readonly<Record<string, unknown>>): string =>
  [definition.title ?? 'id', ...tellingOf(definition).map((name) => (text(row[`${name}Name`]) === '' ? name : `${name}Name`))].map((name) => text(row[name])).filter((word) => word !== '').join(' · ');

/** The fields by which records are searched for: the name, and the texts beside it that the list may be asked for. */
export const searchedOf = ({ title = 'id', beside = [], fields = {} }: Told): string[] =>
  [title, ...beside.filter((name) => fields[name]?.kind === 'text' && fields[name].search === true)];
