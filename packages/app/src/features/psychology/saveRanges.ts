import type { RangeDraft } from '@lattice/api/psychology/scaleCalls';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { arrange } from './answers.ts';

/** Puts other ranges in the place of those of a factor: in one call where the server can, else one after the other. */
export async function saveRanges(
  scaleId: string,
  factorGroupId: string,
  before: readonly { id: string }[],
  ranges: readonly RangeDraft[],
): Promise<void> {
  if (session.abilities.includes('scales')) {
    await arrange.ranges(factorGroupId, ranges);
    return;
  }
  const { submit, remove } = client(scalefactorgroupresult);
  if (before.length > 0) await remove(before.map(({ id }) => id));
  await Promise.all(ranges.map(({ id: _id, ...range }) => submit({ ...range, hmid: scaleId, factorGroupId })));
}
