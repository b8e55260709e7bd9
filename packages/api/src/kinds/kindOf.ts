import { type Field, kinds } from '../field.ts';
import type { Kind } from './Kind.ts';

/**
 * What a kind is.
 *
 * @throws {Error} Where it is not known; the message names the file that makes it.
 */
export function kindOf({ kind: name }: Pick<Field, 'kind'>): Kind {
  const kind = kinds.get(name);
  if (kind === undefined)
    throw new Error(`No field kind "${name}": make it by fieldKind in packages/api/src/kinds/${name}.ts`);
  return kind;
}

/** Path of the register that a field's values name; undefined where they name none. */
export const targetOf = (field: Field): string | undefined => field.to ?? kindOf(field).to;

/** True for kinds whose values name one row of a register. */
export const isReference = (field: Pick<Field, 'kind'>): boolean => {
  const { family, many } = kindOf(field);
  return family === 'reference' && many !== true;
};

/** True for kinds whose values are the id of one row. */
export const holdsId = (field: Pick<Field, 'kind'>): boolean => isReference(field) && kindOf(field).key === undefined;

/** True for one line of any words. */
export const isFreeText = (field: Pick<Field, 'kind'>): boolean => {
  const { family, read } = kindOf(field);
  return family === 'text' && read === undefined;
};

/** True for kinds whose values are several ids or dictionary keys, joined by commas. */
export const isMany = (field: Pick<Field, 'kind'>): boolean => {
  const { family, many } = kindOf(field);
  return many === true && family !== 'file';
};

/** True for kinds that a filter asks for words that they contain. */
export const isContained = (field: Pick<Field, 'kind'>): boolean => {
  const { family, contains } = kindOf(field);
  return contains === true || ['text', 'longtext', 'file'].includes(family);
};

/** True for kinds that a data scope may compare. */
export const isScoped = (field: Pick<Field, 'kind'>): boolean => {
  const { family, scoped } = kindOf(field);
  return scoped === true || ['choice', 'reference', 'switch'].includes(family);
};

/** SQL type of the column in which such values are stored. */
export const sqlOf = (field: Pick<Field, 'kind'>): string => kindOf(field).sql ?? 'text';
