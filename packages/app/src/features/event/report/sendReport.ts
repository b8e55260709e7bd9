import type { EventReport, SavedEvent } from '@lattice/api/eventCalls';
import type { Fields } from '@lattice/api/field';
import { event } from '@lattice/api/resources/event/event';
import type { Translate } from '@lattice/api/validate';
import { wireValues } from '@lattice/api/wireValues';
import { queryClient } from '../../../session/queryClient.ts';
import { client } from '../../../session/client.ts';
import { saveFailureOf } from '../../../records/saveFailureOf.ts';

/** What becomes of a report: it is handed on, settled on the spot, or kept as a draft. */
export type Ending = 'report' | 'settle' | 'draft';

/** Sends a report; rejects with a `SaveFailure`. */
export async function sendReport(
  values: Readonly<Record<string, unknown>>,
  ending: Ending,
  fields: Fields,
  say: Translate,
): Promise<SavedEvent> {
  const { selfHandle: _asked, handleResult, ...told } = wireValues(fields, values);
  const report: EventReport = {
    ...told,
    ...(ending === 'settle' ? { handleResult, selfHandle: 1 } : { eventStatus: ending === 'draft' ? '0' : '1' }),
  };
  try {
    const saved = await client(event).saveEventInfo(report);
    await queryClient.invalidateQueries({ queryKey: ['rows', event.path] });
    return saved;
  } catch (error) {
    throw await saveFailureOf(error, { fields }, say);
  }
}
