import { beginRefusal } from '@lattice/api/mayBegin';
import { event } from '@lattice/api/resources/event/event';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { moverOf } from '../../table/states.ts';
import { labelMessage, say } from '../../words/say.ts';
import { issueMessage } from '../../words/issueMessage.ts';
import type { EventState } from './EventState.ts';

/**
 * Refuses a record about an event to people who may not make one: those of other roles, and where it takes that, those
 * who do not hold the event.
 */
export function mayBegin({ path }: Pick<Resource, 'path'>, on: EventState, context: Context): void {
  const begin = (event.begins ?? []).find(({ of }) => of === path);
  const refusal = begin === undefined ? null : beginRefusal(begin, moverOf(context), { ...on });
  if (begin === undefined || refusal === null) return;
  const issue = { field: begin.while.field, rule: refusal };
  throw new Refusal(
    400,
    refusal === 'moveRole'
      ? say`您的角色不能对事件进行“${labelMessage(begin.label)}”`
      : issueMessage(issue, event.fields),
    [issue],
  );
}
