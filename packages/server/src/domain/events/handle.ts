import { eventHolder } from '@lattice/api/machines/event';
import { isHolder } from '@lattice/api/moveRefusal';
import { event } from '@lattice/api/resources/event/event';
import { eventprocess } from '@lattice/api/resources/event/eventprocess';
import type { SavedEvent } from '@lattice/api/eventCalls';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { idIn, idOrNone, fileLinksIn, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { checkReferences } from '../../table/write/references.ts';
import { moverOf } from '../../table/states.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { mayStep } from './mayStep.ts';
import type { EventState } from './EventState.ts';
import { type Entry, lockEvent, step } from './step.ts';

type Input = Readonly<Record<string, unknown>>;

const actions: Readonly<Record<string, string>> = {
  '1>2': '03',
  '1>7': '09',
  '1>8': '15',
  '2>3': '04',
  '2>1': '09',
  '3>2': '05',
  '3>4': '07',
  '4>5': '08',
  '4>3': '09',
};

/** Refuses who neither handles an event nor belongs to the department that does. */
export function refuseStranger(before: EventState, context: Context): void {
  const mover = moverOf(context);
  if (!mover.roles.includes('administrator') && !isHolder(eventHolder, mover, { ...before }))
    throw new Refusal(400, say`这件事件不由您处理，请由处理人或处理部门操作`);
}

/** To whom an event goes next; checked to be there. */
async function nextOf(
  sql: Sql,
  input: Input,
  context: Context,
): Promise<{ handleDeptId: string | null; handleUserId: string | null }> {
  const next = { handleDeptId: idOrNone(input, 'nextDeptId'), handleUserId: idOrNone(input, 'nextUserId') };
  if (next.handleDeptId === null && next.handleUserId === null)
    throw new Refusal(400, say`请选择处理部门或处理人`, [
      { field: 'nextDeptId', rule: 'either', params: { other: 'nextUserId' } },
    ]);
  const table = tableOf(event);
  const issues = await checkReferences(
    sql,
    new Map([
      [columnOf(table, 'handleDeptId'), next.handleDeptId],
      [columnOf(table, 'handleUserId'), next.handleUserId],
    ]),
    context,
  );
  if (issues.length > 0)
    throw new Refusal(
      400,
      say`所选的处理部门或处理人不存在，请重新选择`,
      issues.map((issue) => ({ ...issue, field: issue.field === 'handleUserId' ? 'nextUserId' : 'nextDeptId' })),
    );
  return next;
}

async function entryOf(sql: Sql, before: EventState, to: string, input: Input, context: Context): Promise<Entry> {
  const move = `${before.eventStatus}>${to}`;
  const opinion = optionalTextIn(input, 'opinion', 1000);
  const entry = {
    action: move === '3>2' && optionalTextIn(input, 'escalate', 4) === '1' ? '06' : (actions[move] ?? ''),
    to,
    opinion,
    images: fileLinksIn(input, 'images', eventprocess.fields.images),
    files: fileLinksIn(input, 'files', eventprocess.fields.files),
  };
  if (to === '2') {
    const next = await nextOf(sql, input, context);
    return { ...entry, nextDeptId: next.handleDeptId, nextUserId: next.handleUserId, set: next };
  }
  if (move === '2>3') return { ...entry, set: { handleUserId: before.handleUserId ?? personOf(context).userId } };
  if (move === '2>1')
    return {
      ...entry,
      opinion: requiredTextIn(input, 'opinion', say`退回原因`, 1000),
      set: { handleDeptId: null, handleUserId: null },
    };
  if (to === '4') {
    const handleResult = requiredTextIn(input, 'handleResult', say`处理结果`, 2000);
    return {
      ...entry,
      opinion: opinion || handleResult,
      set: {
        handleResult,
        resolveMode: optionalTextIn(input, 'resolveMode', 64) || null,
        isResolved: optionalTextIn(input, 'isResolved', 4) === '0' ? 0 : 1,
      },
    };
  }
  if (to === '5') return entry;
  return { ...entry, opinion: requiredTextIn(input, 'opinion', say`意见`, 1000) };
}

/** Makes the next move of an event's handling, with its entry in the timeline. */
export async function handleEvent(input: Input, context: Context): Promise<SavedEvent> {
  const [id, to] = [idIn(input, 'id'), requiredTextIn(input, 'eventStatus', say`下一状态`, 4)];
  return context.db.tx(async (sql) => {
    const before = await lockEvent(sql, id, context);
    await mayStep(sql, before, to, 'completeTask', context);
    return step(sql, before, await entryOf(sql, before, to, input, context), context);
  });
}
