import type { SendOptions, Transport } from './bind.ts';
import { hidesNothing } from './addsUp.ts';
import { type Call, get } from './call.ts';
import { holdsId, kindOf } from './kinds/kindOf.ts';
import { partOrNull } from './readPart.ts';
import type { Resource } from './resource.ts';

/**
 * Which rows are added up, by the filters of a list; `by` which field, and for which of its values, joined by commas.
 */
export type TotalsQuestion = Readonly<Record<string, unknown>> & { by: string; values: string };

/** How many rows a group has, and the sums of its numbers by field, as they are written. */
export interface GroupTotal {
  count: number;
  sums: Readonly<Record<string, string>>;
}

/** The totals of groups by their value, '' for rows without one; null where the list is made in a way of its own. */
export type Totals = Readonly<Record<string, GroupTotal>> | null;

/**
 * The call that adds up the rows of a list by a field; every register whose list the engine answers has it below its
 * path. Only our own server answers it.
 */
export const totalsCall: Call<TotalsQuestion, Totals> = get<TotalsQuestion, Totals>('totals', {
  blank: partOrNull<NonNullable<Totals>>({}),
});

/** The fields by which the rows of a list can be put into groups: choices and references that hide nothing. */
export const groupedFields = ({ fields }: Pick<Resource, 'fields'>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { family, many } = kindOf(field);
    return hidesNothing(field) && ((family === 'choice' && many !== true) || holdsId(field)) ? [name] : [];
  });

/**
 * Adds up the rows that match by a field; refused with 400 for other fields, and as the list is for people who may not
 * read it.
 */
export async function totals(
  definition: Pick<Resource, 'path'>,
  transport: Transport,
  question: TotalsQuestion,
  options?: SendOptions,
): Promise<Totals> {
  return (await transport.send(`${definition.path}/${totalsCall.path}`, totalsCall, question, options)) as Totals;
}
