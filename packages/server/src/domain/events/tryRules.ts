import type { DispatchAnswer } from '@lattice/api/dispatchTestCalls';
import { datetime } from '@lattice/api/field';
import { readValue } from '@lattice/api/readValue';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { eventdistribute } from '@lattice/api/resources/event/eventdistribute';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, idOrNone, optionalTextIn } from '../../call/parameter.ts';
import { findRow } from '../../table/read/read.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { tableOf } from '../../table/table.ts';
import { dueAfter } from './dueTimes.ts';
import { ruleOf } from './rules.ts';
import { smsReceivers } from './tell.ts';

const reportTime = datetime('上报时间');

/** Who would get a sample event and until when, by the very functions that a report goes through. */
export async function tryRules(input: Readonly<Record<string, unknown>>, context: Context): Promise<DispatchAnswer> {
  const { db } = context;
  const categoryId = idIn(input, 'categoryId');
  await findRow(tableOf(eventcategory), categoryId, context);
  const sample = {
    categoryId,
    griddingId: idOrNone(input, 'griddingId'),
    eventLevel: optionalTextIn(input, 'eventLevel', 4),
  };
  const reading = readValue(reportTime, input.reportTime ?? '');
  const since = 'value' in reading && reading.value ? String(reading.value) : momentParameter(context.now());
  const rule = await ruleOf(db, sample, context);
  if (rule.ruleId !== '') await findRow(tableOf(eventdistribute), rule.ruleId, context);
  const names = (table: string, name: string, at: number) =>
    `array(select n.${name} from unnest($${at}::bigint[]) with ordinality as c (id, place)
      join ${table} n on n.id = c.id and n.is_deleted = 0 order by c.place)`;
  const { rows } = await db.query<{ dept: string | null; user: string | null; people: string[]; copies: string[] }>(
    `select (select dept_name from blade_system_dept where id = $1::bigint) as dept,
      (select real_name from blade_user where id = $2::bigint) as user,
      ${names('blade_user', 'real_name', 3)} as people, ${names('blade_system_dept', 'dept_name', 4)} as copies`,
    [rule.deptId, rule.userId, rule.candidateIds, rule.ccDeptIds],
  );
  const receivers = await smsReceivers(db, rule, personOf(context).tenantId);
  return {
    ruleId: rule.ruleId,
    ruleName: rule.ruleName,
    isAuto: rule.isAuto && (rule.deptId !== null || rule.userId !== null),
    deptIdName: rows[0]?.dept ?? '',
    userIdName: rows[0]?.user ?? '',
    candidates: rows[0]?.people ?? [],
    copyTo: rows[0]?.copies ?? [],
    smsCount: receivers.filter(({ phone }) => phone !== '').length,
    acceptHours: rule.acceptHours,
    handleHours: rule.handleHours,
    acceptDeadline: await dueAfter(db, since, rule.acceptHours, context),
    deadline: await dueAfter(db, since, rule.handleHours, context),
  };
}
