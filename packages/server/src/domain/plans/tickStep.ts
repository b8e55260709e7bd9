import type { JournalLine } from '@lattice/api/commandCalls';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import type { Context } from '../../call/Context.ts';
import { idIn, numberIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { lockRow } from '../../table/write/store.ts';
import { say } from '../../words/say.ts';
import { noteDispatch, PLAN_RUN } from '../dispatch/journal.ts';

interface Step {
  stepNo?: unknown;
  title?: unknown;
}

const stepsIn = (steps: unknown): Step[] =>
  Array.isArray(steps) ? steps.filter((one): one is Step => typeof one === 'object' && one !== null) : [];

/** Ticks a step of a plan that is being carried out, once a response: who and when stand in the journal. */
export async function tickStep(input: Readonly<Record<string, unknown>>, context: Context): Promise<JournalLine> {
  const [id, stepNo, remark] = [
    idIn(input, 'id'),
    numberIn(input, 'stepNo', 0, 1000),
    optionalTextIn(input, 'remark', 300),
  ];
  return context.db.tx(async (sql) => {
    const plan = await lockRow(sql, tableOf(intelligentPlan), id, context);
    if (plan.run_status !== '1') throw new Refusal(400, say`预案没有在响应，不能勾选步骤`);
    const step = stepsIn(plan.steps).find((one, at) => Number(one.stepNo ?? at + 1) === stepNo);
    if (step === undefined) throw new Refusal(400, say`预案没有第 ${stepNo} 步，请刷新后重试`);
    const { rows } = await sql.query(
      // The last line without a step is the start of this response.
      `select 1 from dispatch_recorddispatch r
        where r.plan_id = $1 and r.step_no = $2 and r.is_deleted = 0 and r.id > coalesce((select max(s.id)
          from dispatch_recorddispatch s where s.plan_id = $1 and s.step_no is null and s.dispatch_type = '7'
          and s.is_deleted = 0), 0)`,
      [id, stepNo],
    );
    if (rows.length > 0) throw new Refusal(400, say`第 ${stepNo} 步已经完成，不能再勾选一次`);
    const title = typeof step.title === 'string' ? step.title : '';
    return noteDispatch(
      sql,
      {
        dispatchType: PLAN_RUN,
        planId: id,
        stepNo,
        sendMess: [`完成第 ${stepNo} 步：${title}`, remark].join('\n').trim(),
        isDrill: plan.is_drill === 1 ? 1 : 0,
      },
      { status: '1' },
      context,
    );
  });
}
