import type { Fields } from '@lattice/api/field';
import { partFields } from '@lattice/api/readShape';
import { type Issue, ruleMessages } from '@lattice/api/rules';
import { type MessageDescriptor, say, labelMessage } from './say.ts';

/** The sentence of a broken rule, with the label of its field and of the other that it names. */
export const issueMessage = (
  { field, rule, params, part }: Issue<MessageDescriptor>,
  fields: Fields,
): MessageDescriptor => ({
  id: ruleMessages[rule],
  values: {
    ...params,
    ...(typeof params?.other === 'string' && { other: labelMessage(fields[params.other]?.label ?? params.other) }),
    ...(part && { problem: issueMessage(part, partFields(fields[field]?.shape)) }),
    label: labelMessage(fields[field]?.label ?? field),
  },
  ofContract: true,
});

/** Sentences as one text. */
export const joinMessages = (sentences: readonly MessageDescriptor[]): MessageDescriptor =>
  sentences.reduce((before, sentence) => say`${before}；${sentence}`);
