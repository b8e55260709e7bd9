import { statesOf } from '@lattice/api/resource';
import { event } from '@lattice/api/resources/event/event';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { refusedMove } from '../../table/states.ts';
import { snake, tableOf } from '../../table/table.ts';
import { issueMessage } from '../../words/issueMessage.ts';
import type { EventState } from './EventState.ts';

/**
 * Refuses a move of an event that its state machine does not have, or that the person's roles may not make by this
 * call.
 */
export async function mayStep(
  sql: Sql,
  before: EventState,
  to: string,
  call: 'saveEventInfo' | 'completeTask' | 'evaluate',
  context: Context,
): Promise<void> {
  const [machine] = statesOf(event);
  if (machine === undefined) return;
  const issue = await refusedMove(
    sql,
    tableOf(event),
    machine,
    { from: before.eventStatus, to, call },
    Object.fromEntries(Object.entries(before).map(([name, value]) => [snake(name), value])),
    context,
  );
  if (issue !== null) throw new Refusal(400, issueMessage(issue, event.fields), [issue]);
}
