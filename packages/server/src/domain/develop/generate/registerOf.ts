import { crud } from '@lattice/api/call';
import { listNameId } from '@lattice/api/listName';
import type { GeneratedDictionary } from '@lattice/api/resources/blade-develop/code';
import type { Prototype } from '@lattice/api/resources/blade-develop/model';
import type { Resource } from '@lattice/api/resource';
import { systemColumns } from '@lattice/api/definitions/DefinitionNames';
import { translation } from '../../../words/translations.ts';
import { type Choice, dictionaryEnglish, readChoices } from './choices.ts';
import { demoValue } from './demoValues.ts';
import { type MadeField, fieldOf } from './fieldOf.ts';
import { pluralOf, wordsOf } from './names.ts';

/** What a register is generated from. */
export interface RegisterSetting {
  /** Its address, such as `care/elderHome`. */
  path: string;
  label: string;
  /** Its name in the code, from which English is guessed. */
  name: string;
  columns: readonly Prototype[];
  /** Area and group of the side bar. */
  menu: { area: string; group?: string };
  /** What its permissions begin with, where the last part of the path is another register's already. */
  prefix?: string;
  /** The dictionaries that there are, by code. */
  dictionaries: ReadonlyMap<string, GeneratedDictionary>;
}

/** A register as it was generated: what files and the live screen are made of. */
export interface MadeRegister {
  definition: Resource;
  fields: readonly MadeField[];
  words: Record<string, string>;
  guessed: string[];
  dictionaries: GeneratedDictionary[];
  rows: Record<string, unknown>[];
}

const ROWS = 24;
const LABEL = 40;
const RESERVED = new Set([...systemColumns, 'rev', 'isDeleted']);
const CHOOSES = new Set(['select', 'radio', 'tree', 'checkbox']);

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

/** Names of the fields on the wire: none twice, none that the system has, none that an object has by itself. */
function fieldNames(columns: readonly Prototype[]): string[] {
  const taken = new Set<string>(RESERVED);
  return columns.map(({ propertyName }) => {
    const bare = propertyName.replace(/^_+/, '').replace(/^\d+/, '') || 'value';
    let name = bare;
    for (let n = 2; taken.has(name) || name in {}; n += 1) name = `${bare}${n}`;
    taken.add(name);
    return name;
  });
}

/** English by message: of the catalogue, else of the person, else of the name in the code. */
class Words {
  readonly known: Record<string, string> = {};
  readonly guessed: string[] = [];

  add(message: string, own: string, guess: string): string {
    const sure = translation('en', 'definition', message) ?? (own.trim() || undefined);
    if (sure === undefined && !Object.hasOwn(this.known, message)) this.guessed.push(message);
    return (this.known[message] ??= sure ?? guess);
  }
}

const entryOf = ({ key, label, english }: Choice) => ({
  key,
  label,
  english: english || dictionaryEnglish(label) || `Option ${key}`,
});

/** Makes a definition with its English, its dictionaries and its demo rows. */
export function registerOf({ path, label, name, columns, menu, prefix, dictionaries }: RegisterSetting): MadeRegister {
  const words = new Words();
  const english = words.add(label, '', wordsOf(name));
  words.add(listNameId(label), '', pluralOf(english));
  const names = fieldNames(columns);
  const made: GeneratedDictionary[] = [];
  const fields = columns.map((column, at) => {
    const field = names[at] ?? '';
    const choices = readChoices(column.choices);
    const title = column.jdbcComment.trim().slice(0, LABEL) || field;
    words.add(title, column.english, wordsOf(column.propertyName));
    const isOwn = CHOOSES.has(column.componentType) && !dictionaries.has(column.dictCode) && choices.length > 0;
    if (!isOwn) return fieldOf(column, field, title, column.dictCode);
    const code = column.dictCode || snake(`${name.replaceAll(/\W+/g, '_')}_${field}`).slice(0, 60);
    const entries = choices.map(entryOf);
    made.push({ code, label: title, english: words.known[title] ?? '', isNew: true, entries });
    words.guessed.push(
      ...choices.flatMap((one, i) => (entries[i]?.english === `Option ${one.key}` ? [one.label] : [])),
    );
    return fieldOf(column, field, title, code);
  });
  const definition: Resource = {
    path,
    label,
    ...titleOf(fields),
    menu: {
      icon: 'iconfont iconicon_database',
      sort: 90,
      ...(menu.area !== path.split('/')[0] && { area: menu.area }),
      ...(menu.group !== undefined && { group: menu.group }),
    },
    ...(prefix !== undefined && { codes: { prefix } }),
    fields: Object.fromEntries(fields.map((one) => [one.name, one.field])),
    calls: crud,
  };
  const used = [
    ...made,
    ...[...new Set(fields.map(({ about }) => about))].flatMap((one) => dictionaries.get(one) ?? []),
  ];
  const keys = new Map(used.map(({ code, entries }) => [code, entries.map(({ key }) => key)]));
  const rows = Array.from({ length: ROWS }, (_, n) =>
    Object.fromEntries(fields.map((one) => [one.name, demoValue(one.field, n, label, keys.get(one.about) ?? [])])),
  );
  return { definition, fields, words: words.known, guessed: [...new Set(words.guessed)], dictionaries: used, rows };
}

/** The field that names a record: the first text of the list, else the first field. */
function titleOf(fields: readonly MadeField[]): { title?: string } {
  const found = fields.find(({ maker, options }) => maker === 'text' && options.list === true) ?? fields[0];
  return found === undefined ? {} : { title: found.name };
}
