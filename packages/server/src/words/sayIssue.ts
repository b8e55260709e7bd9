import type { Fields } from '@lattice/api/field';
import { type Issue, ruleMessages } from '@lattice/api/rules';
import { type Said, say, word } from './say.ts';

/** A broken rule whose words may be of the product's own. */
export interface SaidIssue extends Omit<Issue, 'params'> {
  params?: Readonly<Record<string, string | number | Said>>;
}

/** The sentence of a broken rule, with the label of its field and of the other that it names. */
export const sayIssue = ({ field, rule, params }: SaidIssue, fields: Fields): Said => ({ id: ruleMessages[rule], values: { ...params, ...(typeof params?.other === 'string' && { other: word(fields[params.other]?.label ?? params.other) }), label: word(fields[field]?.label ?? field) }, ofContract: true });

/** Sentences as one text. */
export const sayAll = (sentences: readonly Said[]): Said => sentences.reduce((before, sentence) => say`${before}；${sentence}`);
