import type { JournalLine } from '@lattice/api/commandCalls';
import { intelligentPlan } from '@lattice/api/resources/project/intelligentPlan';
import type { Context } from '../../call/Context.ts';
import { idIn, numberIn, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
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

type Input = Readonly<Record<string, unknown>>;

/** Writes into the journal that a step of a plan that is being carried out is done, or is not after all. */
async function mark(input: Input, remark: string, isDone: boolean, context: Context): Promise<JournalLine> {
  const [id, stepNo] = [idIn(input, 'id'), numberIn(input, 'stepNo', 0, 1000)];
  return context.db.tx(async (sql) => {
    const plan = await lockRow(sql, tableOf(intelligentPlan), id, context);
    if (plan.run_status !== '1') throw new Refusal(400, say`预案没有在响应，不能勾选步骤`);
    const step = stepsIn(plan.steps).find((one, at) => Number(one.stepNo ?? at + 1) === stepNo);
    if (step === undefined) throw new Refusal(400, say`预案没有第 ${stepNo} 步，请刷新后重试`);
    const { rows } = await sql.query<{ isDone: boolean }>(
      // The last line without a step is the start of this response.
      `select coalesce(r.is_undone, 0) = 0 as "isDone" from dispatch_recorddispatch r
        where r.plan_id = $1 and r.step_no = $2 and r.is_deleted = 0 and r.id > coalesce((select max(s.id)
          from dispatch_recorddispatch s where s.plan_id = $1 and s.step_no is null and s.dispatch_type = '7'
          and s.is_deleted = 0), 0)
        order by r.id desc limit 1`,
      [id, stepNo],
    );
    if ((rows[0]?.isDone === true) === isDone)
      throw new Refusal(
        400,
        isDone ? say`第 ${stepNo} 步已经完成，不能再勾选一次` : say`第 ${stepNo} 步还没有完成，不能撤销`,
      );
    const title = typeof step.title === 'string' ? step.title : '';
    const words = isDone ? `完成第 ${stepNo} 步：${title}` : `撤销第 ${stepNo} 步的完成：${title}`;
    const isDrill = plan.is_drill === 1 ? 1 : 0;
    const sendMess = [words, remark].join('\n').trim();
    const line = await noteDispatch(
      sql,
      { dispatchType: PLAN_RUN, planId: id, stepNo, sendMess, isDrill },
      { status: '1' },
      context,
    );
    if (!isDone) await sql.query('update dispatch_recorddispatch set is_undone = 1 where id = $1', [line.id]);
    return line;
  });
}

/** Ticks a step of a plan, once as long as nobody takes that back: who and when stand in the journal. */
export const tickStep = async (input: Input, context: Context): Promise<JournalLine> =>
  mark(input, optionalTextIn(input, 'remark', 300), true, context);

/** Takes the tick of a step back, with a reason. */
export const untickStep = async (input: Input, context: Context): Promise<JournalLine> =>
  mark(input, requiredTextIn(input, 'remark', say`原因`, 300), false, context);
