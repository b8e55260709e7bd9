import { crud } from '@lattice/api/call';
import type { SavedEvent } from '@lattice/api/eventCalls';
import { event } from '@lattice/api/resources/event/event';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { idOrNone, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { mayStep } from './mayStep.ts';
import { deadlineOf } from './dueTimes.ts';
import { ruleOf } from './rules.ts';
import type { EventState } from './EventState.ts';
import { lockEvent, step } from './step.ts';
import { tellOf } from './tell.ts';

const targetOf = (input: Readonly<Record<string, unknown>>): string => {
  if (optionalTextIn(input, 'selfHandle', 4) === '1') return '5';
  const requested = optionalTextIn(input, 'eventStatus', 4) || '1';
  if (!['0', '1', '8'].includes(requested))
    throw new Refusal(400, say`事件只能保存为草稿（0）、上报（1）或作废（8）；就地办结请给出 selfHandle 1`, [
      { field: 'eventStatus', rule: 'option', params: { value: requested } },
    ]);
  return requested;
};

/** Grid member behind the person who reports. */
async function memberOf(sql: Sql, { tenantId, userId }: ReturnType<typeof personOf>): Promise<string | null> {
  const { rows } = await sql.query<{ id: string }>(
    'select id from grid_gridmember where tenant_id = $1 and user_id = $2 and is_deleted = 0 limit 1',
    [tenantId, userId],
  );
  return rows[0]?.id ?? null;
}

async function move(
  sql: Sql,
  before: EventState,
  to: string,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<SavedEvent> {
  const now = context.now();
  if (to === '8')
    return step(sql, before, { action: '15', to, opinion: optionalTextIn(input, 'opinion', 500) }, context);
  const rule = await ruleOf(sql, before, context);
  const isAgain = before.eventStatus === '7';
  const reportTime = (isAgain ? before.reportTime : null) ?? momentParameter(now);
  const set = {
    reportTime,
    ...(!isAgain && { gridMemberId: await memberOf(sql, personOf(context)) }),
    ccDeptIds: rule.ccDeptIds.join(',') || null,
    deadline: await deadlineOf(sql, { id: before.id, since: reportTime, hours: rule.handleHours }, context),
  };
  if (to === '5') {
    const handleResult = optionalTextIn(input, 'handleResult', 2000);
    if (handleResult === '')
      throw new Refusal(400, say`就地办结请填写处理结果`, [{ field: 'handleResult', rule: 'enter' }]);
    return step(
      sql,
      before,
      {
        action: '07',
        to,
        opinion: handleResult,
        set: {
          ...set,
          handleUserId: personOf(context).userId,
          finishTime: momentParameter(now),
          isResolved: 1,
          handleResult,
        },
      },
      context,
    );
  }
  const saved = await step(
    sql,
    before,
    { action: '01', to, opinion: optionalTextIn(input, 'opinion', 500), set },
    context,
  );
  const isHandedOn = rule.isAuto && (rule.deptId !== null || rule.userId !== null);
  await tellOf(sql, saved, rule, isHandedOn, context);
  if (!isHandedOn) return saved;
  const next = { handleDeptId: rule.deptId, handleUserId: rule.userId };
  return step(
    sql,
    { ...before, eventStatus: to },
    {
      action: '03',
      to: '2',
      opinion: `按规则“${rule.ruleName}”自动分派`,
      nextDeptId: rule.deptId,
      nextUserId: rule.userId,
      set: next,
    },
    context,
  );
}

/**
 * Reports an event, saves its draft, settles it on the spot or voids it; new ones and those that are drafts or were
 * returned.
 */
export async function reportEvent(input: Readonly<Record<string, unknown>>, context: Context): Promise<SavedEvent> {
  const to = targetOf(input);
  const known = idOrNone(input, 'id');
  const { eventStatus: _status, selfHandle: _self, opinion: _opinion, ...row } = input;
  return context.db.tx(async (sql) => {
    if (known !== null) {
      const stored = await lockEvent(sql, known, context);
      const { eventStatus, createUser } = stored;
      if (!['0', '7'].includes(eventStatus)) throw new Refusal(400, say`只能修改草稿或被退回的事件`);
      if (to !== eventStatus && to !== '0') await mayStep(sql, stored, to, 'saveEventInfo', context);
      else if (createUser !== personOf(context).userId && !personOf(context).roles.includes('administrator'))
        throw new Refusal(400, say`只有上报人可以修改或重新上报这件事件`);
    }
    const { id } = await submit(tableOf(event), crud.submit, row, transactionContext(context, sql));
    const before = await lockEvent(sql, id, context);
    if (to === before.eventStatus || to === '0')
      return {
        id,
        eventNo: before.eventNo,
        eventStatus: before.eventStatus,
        deadline: (before.deadline ?? '').slice(0, 19),
      };
    await mayStep(sql, before, to, 'saveEventInfo', context);
    return move(sql, before, to, input, context);
  });
}
