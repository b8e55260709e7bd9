import type { Field, Fields } from '@lattice/api/field';
import { isScoped, targetOf } from '@lattice/api/kinds/kindOf';

/** Words of the grammar that stand for what is known of the person, by the register whose ids they are. */
export const placeholdersOf: Readonly<Record<string, readonly string[]>> = {
  'blade-user': ['user'],
  'blade-system/dept': ['dept', 'deptAndBelow'],
  'grid/grid': ['myGrids', 'deptGrids'],
  'grid/gridmember': ['myMember'],
  'project/pointsMarket': ['myMarkets'],
};

/** A condition: a field of the register, and what it must be or must not be. */
export interface ScopeTest {
  field: string;
  isNot: boolean;
  /** A placeholder, or '' where values are named. */
  placeholder: string;
  /** Keys of a dictionary. */
  values: readonly string[];
}

/** Columns that every register has and that a rule can name. */
export const ownColumns: Readonly<Record<string, string>> = {
  createUser: 'blade-user',
  createDept: 'blade-system/dept',
};

const target = (name: string, field: Field | undefined): string =>
  (field === undefined ? ownColumns[name] : targetOf(field)) ?? '';

/** The placeholders that a field can be compared with. */
export const placeholdersFor = (name: string, fields: Fields): readonly string[] =>
  placeholdersOf[target(name, fields[name])] ?? [];

/**
 * The names of the fields that a rule can test: those that lead to what is known of a person, and those with a
 * dictionary.
 */
export const testableFields = (fields: Fields): string[] => [
  ...Object.entries(fields).flatMap(([name, field]) =>
    field.kind !== 'computed' &&
    field.sensitive === undefined &&
    isScoped(field) &&
    (placeholdersFor(name, fields).length > 0 || field.dict !== undefined)
      ? [name]
      : [],
  ),
  ...Object.keys(ownColumns),
];

/** True where a condition says all that it needs. */
export const isWhole = ({ field, placeholder, values }: ScopeTest): boolean =>
  field !== '' && (placeholder !== '' || values.length > 0);

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

const said = ({ field, isNot, placeholder, values }: ScopeTest): string => {
  const operand = placeholder === '' ? `(${values.map(quoted).join(', ')})` : `{${placeholder}}`;
  if (!isNot) return `${field} in ${operand}`;
  return placeholder === ''
    ? `(${values.map((value) => `${field} <> ${quoted(value)}`).join(' and ')})`
    : `${field} <> ${operand}`;
};

/** The rule in the grammar of the server. */
export const scopeValueOf = (tests: readonly ScopeTest[], join: 'and' | 'or'): string =>
  tests.filter(isWhole).map(said).join(` ${join} `);

/** The words by which a rule is told. */
export interface RuleWords {
  and: string;
  or: string;
  is: string;
  isNot: string;
  placeholders: Readonly<Record<string, string>>;
  field: (name: string) => string;
}

const PARTS = /'(?:[^']|'')*'|\{(\w+)\}|<>|=|[A-Za-z]\w*/g;

/** A rule of the grammar in plain words; texts in quotes stay as they are. */
export const ruleText = (value: string, words: RuleWords): string =>
  value
    .replaceAll(PARTS, (part, placeholder: string | undefined) => {
      if (part.startsWith("'")) return part;
      if (placeholder !== undefined) return words.placeholders[placeholder] ?? part;
      if (part === '<>') return words.isNot;
      if (part === '=' || part.toLowerCase() === 'in') return words.is;
      if (part.toLowerCase() === 'and') return words.and;
      return part.toLowerCase() === 'or' ? words.or : words.field(part);
    })
    .replaceAll(/\s+/g, ' ');
