import { type Call, post } from './call.ts';
import type { SendOptions, Transport } from './bind.ts';
import type { Id } from './field.ts';
import type { Resource } from './resource.ts';

/** Which value is asked for in the clear, and why. */
export interface RevealQuestion {
  id: Id;
  /** Name of a sensitive field. */
  field: string;
  /** Why it is needed, 2 to 200 characters; kept on record. */
  reason: string;
}

/**
 * The call that gives one sensitive value in the clear; every register with sensitive fields has it below its path.
 * Only our own server answers it.
 */
export const revealCall: Call<RevealQuestion, { value: string }> = post('reveal');

/** Names of the fields whose values are masked. */
export const sensitiveFields = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.sensitive === undefined ? [] : [name]));

/**
 * Asks for one sensitive value in the clear; refused with 403 without the permission `reveal`, with 400 for other
 * fields or a reason of fewer than two characters.
 */
export async function reveal(
  definition: Pick<Resource, 'path'>,
  transport: Transport,
  question: RevealQuestion,
  options?: SendOptions,
): Promise<string> {
  const answer = await transport.send(`${definition.path}/${revealCall.path}`, revealCall, question, options);
  return (answer as { value: string }).value;
}
