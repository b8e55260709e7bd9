import type { FormField, FormFieldKind } from '../Form/FormField.ts';
import type { InputName, KindFamily, KindLooks, KnownLooks } from './KindLooks.ts';

interface HasKind {
  kind: FormFieldKind;
}

const silent = { wordless: true, sorted: false, requested: false } as const;
/** What holds for all kinds of a family that do not say otherwise. */
const families: Readonly<Record<KindFamily, KindLooks & Pick<KnownLooks, 'input'>>> = {
  text: { input: 'text', plain: true },
  longtext: { input: 'lines', plain: true },
  number: { input: 'number', empty: null },
  switch: { input: 'switch', empty: false },
  moment: { input: 'day', plain: true },
  choice: { input: 'choice' },
  reference: { input: 'tree' },
  place: { input: 'coordinate', plain: true, requested: false },
  drawing: { input: 'drawing', empty: null, ...silent },
  file: { input: 'files', ...silent },
  structure: { input: 'json', plain: true, sorted: false, requested: false },
  computed: { input: 'text', sorted: false, requested: false },
};
const kinds = new Map<string, KnownLooks>();

/**
 * Adds a kind of field to those of the kit; called before anything is drawn. Its name is added to the types by `declare
 * module`.
 */
export const addKind = (name: string, family: KindFamily, looks: KindLooks): void =>
  void kinds.set(name, { ...families[family], ...looks, family });

const files = import.meta.glob<KindLooks>('./*/*.ts', { eager: true, import: 'looks' });
for (const [path, looks] of Object.entries(files)) {
  const [, family = '', name = ''] = path.split(/\W+/);
  addKind(name, family as KindFamily, looks);
}

/**
 * How a kind of field looks.
 *
 * @throws {Error} Where it is not known; the message names the file to add.
 */
export function looksOf({ kind }: HasKind): KnownLooks {
  const looks = kinds.get(kind);
  if (looks === undefined)
    throw new Error(`No field kind "${kind}": export its looks from packages/ui/src/kinds/<family>/${kind}.ts`);
  return looks;
}

/** True for kinds whose values name records, one or several. */
export const isReference = (field: HasKind): boolean => looksOf(field).family === 'reference';

/** True for kinds whose values name one record. */
export const isOneReference = (field: HasKind): boolean => isReference(field) && looksOf(field).many !== true;

/** True for kinds whose values are several ids or keys, joined by commas. */
export const isMany = (field: HasKind): boolean => {
  const { family, many } = looksOf(field);
  return many === true && family !== 'file';
};

/**
 * Where the records that a field names are chosen from: the path that it says, else the name of its kind, such as user.
 */
export const placeOf = ({ to, kind }: Pick<FormField, 'to' | 'kind'>): string => to ?? kind;

/** True for values that cannot be told in a line of words. */
export const isWordless = (field: HasKind): boolean => {
  const { wordless, family } = looksOf(field);
  return wordless === true || family === 'structure';
};

/** What a table says for the input of the kit that a kind has; undefined for components of its own. */
export const ofInput = <T>(table: Readonly<Partial<Record<InputName, T>>>, field: HasKind): T | undefined => {
  const { input } = looksOf(field);
  return typeof input === 'string' ? table[input] : undefined;
};
