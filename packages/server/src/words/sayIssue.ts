import type { Fields } from '@lattice/api/field';
import { partFields } from '@lattice/api/readShape';
import { type Issue, ruleMessages } from '@lattice/api/rules';
import { type Said, say, word } from './say.ts';

/** The sentence of a broken rule, with the label of its field and of the other that it names. */
export const sayIssue = ({ field, rule, params, part }: Issue<Said>, fields: Fields): Said => ({
  id: ruleMessages[rule],
  values: {
    ...params,
    ...(typeof params?.other === 'string' && { other: word(fields[params.other]?.label ?? params.other) }),
    ...(part && { problem: sayIssue(part, partFields(fields[field]?.shape)) }),
    label: word(fields[field]?.label ?? field),
  },
  ofContract: true,
});

/** Sentences as one text. */
export const sayAll = (sentences: readonly Said[]): Said =>
  sentences.reduce((before, sentence) => say`${before}；${sentence}`);
