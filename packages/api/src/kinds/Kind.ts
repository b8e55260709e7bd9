import type { Field, FieldKind, FieldKinds, Sensitivity } from '../field.ts';
import type { Issue, Rule } from '../rules.ts';

/** What kinds have in common: how a value is given, found and shown. */
export type Family =
  | 'text'
  | 'longtext'
  | 'number'
  | 'switch'
  | 'moment'
  | 'choice'
  | 'reference'
  | 'place'
  | 'drawing'
  | 'file'
  | 'structure'
  | 'computed';

/** A value in its stored form (null for none), or the rule that it breaks. */
export type Reading = { value: unknown } | Pick<Issue, 'rule' | 'params' | 'part'>;

/**
 * Reads the trimmed text of a value of the wire or of a form; structures come as JSON. It is not called for values that
 * are empty.
 */
export type Reader = (raw: string, field: Field, kind: Kind) => Reading;

/** The readers of `readers.ts`, which lists of records need not load. */
export type ReaderName =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'switch'
  | 'day'
  | 'moment'
  | 'month'
  | 'clock'
  | 'id'
  | 'ids'
  | 'division'
  | 'phone'
  | 'idcard'
  | 'web'
  | 'coordinate'
  | 'geometry'
  | 'links'
  | 'json'
  | 'nothing';

/**
 * What a kind of field is: how its values are stored, read, found and masked. Client and server read it; how it looks
 * is told by the kit.
 */
export interface Kind {
  family: Family;
  /** SQL type of its column; text without it. */
  sql?: string;
  /** What the wire carries: text ('' for none), or a number or structure (null for none). */
  value?: 'number' | 'structure';
  /** How a value is read: one of `readers.ts`, or a function of its own; as text without it. */
  read?: ReaderName | Reader;
  /** Several values in one text, joined by commas. */
  many?: true;
  /** Path of the register that its values name, where the field does not say it. */
  to?: string;
  /** Column of that register that it holds; its id without it. */
  key?: string;
  /** Most characters of a text whose field states no `max`. */
  max?: number;
  /** Decimals of a number whose field states no `scale`. */
  scale?: number;
  /** Line breaks and outer spaces belong to the value. */
  lines?: true;
  /** A filter finds what contains its words, not what equals them; so for texts and files. */
  contains?: true;
  /** False where rows can neither be filtered nor sorted by it. */
  ordered?: false;
  /** A data scope may compare it; so for choices, references and switches. */
  scoped?: true;
  /** Formatted text: cleaned where it is stored, and left out of lists. */
  html?: true;
  /** Masking class by which such values are hidden in free text, and searched for by number. */
  mask?: Sensitivity;
  /** What a whole value looks like; where values are masked, only whole ones are searched for. */
  whole?: RegExp;
  /** Rule that a required field without a value breaks, where it is not that of the family. */
  missing?: Rule;
}

/** All kinds by name: those of the files of this folder, and those that definitions bring along. */
export const kinds = new Map<string, Kind>();

/** Makes a kind of field known by its name, and answers what makes fields of it: `(label, options)`. */
export const fieldKind = <K extends FieldKind>(name: K, kind: Kind) => {
  kinds.set(name, kind);
  return (label: string, options: Omit<Field, 'kind' | 'label' | 'valueType'> = {}): Field<FieldKinds[K]> => ({
    ...options,
    kind: name,
    label,
  });
};
