import { type FigureChange, type FrozenReport, type MonthState, frozenReports } from '@lattice/api/kpiCalls';
import { type KpiSettings, kpiStandards, scoreNames } from '@lattice/api/kpiRules';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { monthIn, oneOf } from '../../call/parameter.ts';
import { actingUserId, systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { say } from '../../words/say.ts';
import { DEPT_FIGURES, deptReport } from './depts.ts';
import { type Line, type ReportAnswer, everyLine } from './everyLine.ts';
import { eventReport } from './memberEvents.ts';
import { kpiSettingsOf } from './kpiSettings.ts';
import { workReport } from './memberWork.ts';
import { attendanceList, scoreList } from './scores.ts';
import { lockScores, workOutScores } from './workOutScores.ts';

type Input = Readonly<Record<string, unknown>>;

interface Frozen {
  answer: ReportAnswer;
  /** What tells the lines apart, and what they are called. */
  key: string;
  name: string;
  /** What is frozen. */
  figures: readonly string[];
}

const reports: Readonly<Record<FrozenReport, Frozen>> = {
  getGridmemberBaseList: {
    answer: scoreList,
    key: 'id',
    name: 'gridMemberIdName',
    figures: ['totalScore', ...scoreNames, 'addScore', 'deductScore', 'rankNo'],
  },
  getGridmemberWorkList: {
    answer: workReport,
    key: 'gridMemberId',
    name: 'gridMemberIdName',
    figures: ['workCount', 'visitCount', 'patrolCount', 'patrolMileage', 'collectCount', 'serviceCount'],
  },
  getGridmemberEventList: {
    answer: eventReport,
    key: 'gridMemberId',
    name: 'gridMemberIdName',
    figures: ['reportCount', 'handleCount', 'finishCount', 'overdueCount', 'delayCount', 'satisfyRate'],
  },
  getDeptAssessList: {
    answer: deptReport,
    key: 'deptId',
    name: 'deptIdName',
    figures: DEPT_FIGURES,
  },
  getGridmemberAttenList: {
    answer: attendanceList,
    key: 'id',
    name: 'gridMemberIdName',
    figures: [
      'attendanceScore',
      'attendRate',
      'actualDays',
      'shouldDays',
      'lateCount',
      'earlyCount',
      'absentDays',
      'leaveDays',
      'missPunchCount',
    ],
  },
};

const numberOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

const figuresOf = ({ figures }: Frozen, line: Line) =>
  Object.fromEntries(figures.map((figure) => [figure, numberOf(line[figure])]));

async function frozenLines(
  sql: Pick<Sql, 'query'>,
  tenantId: string,
  month: string,
  report: FrozenReport,
): Promise<ReadonlyMap<string, Readonly<Record<string, number | null>>>> {
  const { rows } = await sql.query<{ key: string; figures: Record<string, number | null> }>(
    'select key, figures from sys_kpi_line where tenant_id = $1 and month = $2 and report = $3',
    [tenantId, month, report],
  );
  return new Map(rows.map(({ key, figures }) => [key, figures]));
}

/** Answers a report; where its month is frozen, with the figures that it had then. */
export const asFrozen =
  <I extends Input, P extends { records: readonly object[] }>(
    report: FrozenReport,
    answer: (input: I, context: Context) => Promise<P>,
  ) =>
  async (input: I, context: Context): Promise<P> => {
    const found = await answer(input, context);
    const month = monthIn(input, 'assessMonth');
    if (month === '') return found;
    const frozen = await frozenLines(context.db, personOf(context).tenantId, month, report);
    const { key } = reports[report];
    const records = (found.records as Line[]).map((line) => ({ ...line, ...frozen.get(String(line[key])) }));
    return { ...found, records };
  };

/** Whether a month is frozen, and which figures of a report that the person sees would be others by now. */
export async function monthState(input: Input, context: Context): Promise<MonthState> {
  const month = requiredMonth(input);
  const report = oneOf(input, 'report', frozenReports);
  const { tenantId } = personOf(context);
  const { rows } = await context.db.query<{ time: string; userName: string; settings: Partial<KpiSettings> | null }>(
    `select f.settings, to_char(f.time, 'YYYY-MM-DD HH24:MI:SS') as time,
        coalesce(u.real_name, '') as "userName"
      from sys_kpi_month f
      left join blade_user u on u.id = f.user_id
      where f.tenant_id = $1 and f.month = $2`,
    [tenantId, month],
  );
  const [found] = rows;
  const present = await kpiSettingsOf(context.db, tenantId);
  if (found === undefined) return { isFrozen: false, time: '', userName: '', changes: [], settings: present };
  const frozen = await frozenLines(context.db, tenantId, month, report);
  const { key, name, figures } = reports[report];
  const changes = (await everyLine(reports[report].answer, month, context)).flatMap((line): FigureChange[] => {
    const kept = frozen.get(String(line[key]));
    if (kept === undefined) return [];
    return figures
      .map((column) => ({
        name: String(line[name] ?? ''),
        column,
        frozen: kept[column] ?? null,
        now: numberOf(line[column]),
      }))
      .filter(({ frozen: before, now }) => before !== now);
  });
  return { isFrozen: true, ...found, changes, settings: { ...kpiStandards, ...found.settings } };
}

function requiredMonth(input: Input): string {
  const month = monthIn(input, 'month');
  if (month === '') throw new Refusal(400, say`请选择月份`);
  return month;
}

/** Freezes a month of a tenant with the scores of its records; gives whether it was not frozen before. */
export async function freezeMonth(month: string, context: Context): Promise<boolean> {
  const person = personOf(context);
  return context.db.tx(async (sql) => {
    await lockScores(sql, person.tenantId);
    const settings = await kpiSettingsOf(sql, person.tenantId);
    const { count } = await sql.query(
      `insert into sys_kpi_month (tenant_id, month, user_id, time, settings) values ($1, $2, $3, $4, $5::jsonb)
        on conflict do nothing`,
      [person.tenantId, month, actingUserId(person), context.now().toISOString(), JSON.stringify(settings)],
    );
    if (count === 0) return false;
    const inner = systemContext(transactionContext(context, sql), person.tenantId);
    await workOutScores(month, settings, sql, inner);
    for (const report of frozenReports) {
      const lines = await everyLine(reports[report].answer, month, inner);
      await sql.query(
        `insert into sys_kpi_line (tenant_id, month, report, key, figures)
          select $1, $2, $3, x.key, x.figures from jsonb_to_recordset($4::jsonb) as x (key text, figures jsonb)`,
        [
          person.tenantId,
          month,
          report,
          JSON.stringify(
            lines.map((line) => ({
              key: String(line[reports[report].key]),
              figures: figuresOf(reports[report], line),
            })),
          ),
        ],
      );
    }
    await audit(sql, context, {
      action: 'freeze',
      path: gridmemberbaseassess.path,
      changes: { month: { after: month } },
    });
    return true;
  });
}

/** How a month lies to the present one, by the clock of China. */
async function monthAge(month: string, context: Context): Promise<'over' | 'present' | 'ahead'> {
  const { rows } = await context.db.query<{ present: string }>(
    `select to_char($1::timestamptz, 'YYYY-MM') as present`,
    [context.now().toISOString()],
  );
  const present = rows[0]?.present ?? '';
  return month < present ? 'over' : month === present ? 'present' : 'ahead';
}

/** Freezes a month that is over, for somebody who may. */
export async function freezeByHand(input: Input, context: Context): Promise<boolean> {
  const month = requiredMonth(input);
  if ((await monthAge(month, context)) !== 'over') throw new Refusal(400, say`这个月还没有结束，不能冻结`);
  if (!(await freezeMonth(month, context))) throw new Refusal(400, say`${month} 已经冻结过了`);
  return true;
}

/** Works out the scores of a month that is not frozen; gives of how many people. */
export async function recompute(input: Input, context: Context): Promise<number> {
  const month = requiredMonth(input);
  if ((await monthAge(month, context)) === 'ahead') throw new Refusal(400, say`这个月还没有开始，没有可以计算的记录`);
  const { tenantId } = personOf(context);
  return context.db.tx(async (sql) => {
    await lockScores(sql, tenantId);
    const { count } = await sql.query('select 1 from sys_kpi_month where tenant_id = $1 and month = $2', [
      tenantId,
      month,
    ]);
    if (count > 0) throw new Refusal(400, say`${month} 的考核已经冻结，得分不再变化`);
    const settings = await kpiSettingsOf(sql, tenantId);
    return workOutScores(month, settings, sql, systemContext(transactionContext(context, sql), tenantId));
  });
}
