import type { SendOptions, Transport } from './bind.ts';
import { type Call, get } from './call.ts';
import { kindOf } from './kinds/kindOf.ts';
import { partOrNull } from './readPart.ts';
import type { Resource } from './resource.ts';

/** Which rows are counted, by the filters of a list, and `by` which field. */
export type CountsQuestion = Readonly<Record<string, unknown>> & { by: string };

/** How many rows have each value, by value; null where the list is made in a way of its own. */
export type Counts = Readonly<Record<string, number>> | null;

/**
 * The call that counts the rows of a list by a field; every register with states whose list the engine answers has it
 * below its path. Only our own server answers it.
 */
export const countsCall: Call<CountsQuestion, Counts> = get<CountsQuestion, Counts>('counts', {
  blank: partOrNull<NonNullable<Counts>>({}),
});

/** The fields by which rows can be counted: choices that hide nothing. */
export const countedFields = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    kindOf(field).family === 'choice' && field.sensitive === undefined && field.secret !== true ? [name] : [],
  );

/**
 * Counts the rows that match by a field; refused with 400 for other fields, and as the list is for people who may not
 * read it.
 */
export async function counts(
  definition: Pick<Resource, 'path'>,
  transport: Transport,
  question: CountsQuestion,
  options?: SendOptions,
): Promise<Counts> {
  return (await transport.send(`${definition.path}/${countsCall.path}`, countsCall, question, options)) as Counts;
}
