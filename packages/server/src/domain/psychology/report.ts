import { crud } from '@lattice/api/call';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import {
  type FactorResult,
  type ScaleReport,
  appletfactorresult,
} from '@lattice/api/resources/psychological/appletfactorresult';
import { type Resource, permissionCode } from '@lattice/api/resource';
import { canSeeUnmasked, isAdministrator } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { maskedValue } from '../../table/value.ts';
import { say } from '../../words/say.ts';
import { type ScoredScale, workOut } from './workOut.ts';

const storedSql = `select factor_name as "factorName", coalesce(is_total, 0) as "isTotal",
  raw_score::float8 as "rawScore", factor_score::float8 as "factorScore", norm_mean::float8 as "normMean",
  norm_sd::float8 as "normSd",
  round((factor_score - norm_mean) / nullif(norm_sd, 0), 2)::float8 as "zScore",
  coalesce(is_positive, 0) as "isPositive", coalesce(result_level, '') as "resultLevel",
  coalesce(result_text, '') as "resultText", coalesce(advice_text, '') as "adviceText"
  from psychological_appletfactorresult where answer_record_id = $1 and is_deleted = 0 order by is_total, id`;

/** Refuses a record of which the questions that must be answered are not all answered. */
async function refusePartial(sql: Sql, recordId: string, scaleId: string): Promise<void> {
  const { rows } = await sql.query<{ wanted: number; given: number }>(
    `select count(*)::int as wanted, count(d.id)::int as given
      from psychological_scaledetail q
      left join psychological_appletanswerdetail d on d.scale_detail_id = q.id and d.answer_record_id = $2
        and d.is_deleted = 0
      where q.hmid = $1 and coalesce(q.required, 1) = 1 and q.is_deleted = 0`,
    [scaleId, recordId],
  );
  const { wanted = 0, given = 0 } = rows[0] ?? {};
  if (given === 0 || given < wanted)
    throw new Refusal(400, say`这次测评没有答完：共 ${wanted} 题，已答 ${given} 题，不能生成报告`);
}

/** A text as the lists of its register show it. */
const covered = (resource: Resource, name: string, value: string, isPlain: boolean): string =>
  isPlain ? value : String(maskedValue(resource.fields[name], value));

/** A factor as the list of factors shows it. */
function coveredFactor(factor: FactorResult, { person }: Context): FactorResult {
  const isPlain = canSeeUnmasked(person, appletfactorresult);
  if (isPlain) return factor;
  const cover = <V>(name: keyof FactorResult, value: V): V | string =>
    value === null ? value : covered(appletfactorresult, name, String(value), false);
  return {
    ...factor,
    rawScore: cover('rawScore', factor.rawScore),
    factorScore: cover('factorScore', factor.factorScore),
    zScore: cover('zScore', factor.zScore),
    isPositive: cover('isPositive', factor.isPositive),
    resultLevel: cover('resultLevel', factor.resultLevel),
    resultText: cover('resultText', factor.resultText),
    adviceText: cover('adviceText', factor.adviceText),
  };
}

/**
 * The context of somebody who reads a report whole and says why, which is on record; refused without the right to see
 * the values of records in the clear.
 */
export async function plainly(
  recordId: string,
  reason: string,
  context: Context,
  what: 'report' | 'course',
): Promise<Context> {
  const person = personOf(context);
  if (!isAdministrator(person) && !person.permissions.has(permissionCode(appletanswerrecord, 'reveal')))
    throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
  const { length } = Array.from(reason);
  if (length < 2 || length > 200) throw new Refusal(400, say`请填写查看原因，2 到 200 个字`);
  await context.db.tx((sql) =>
    audit(sql, context, {
      action: 'reveal',
      path: appletanswerrecord.path,
      recordId,
      changes: { field: { after: what }, reason: { after: reason } },
    }),
  );
  const codes = [appletanswerrecord, appletfactorresult].map((one) => permissionCode(one, 'plain'));
  return { ...context, person: { ...person, permissions: new Set([...person.permissions, ...codes]) } };
}

/** The report of a record whole, for who says why; see `reportOf`. */
export async function wholeReportOf(recordId: string, reason: string, context: Context): Promise<ScaleReport> {
  await detail(tableOf(appletanswerrecord), crud.detail, { id: recordId }, context);
  return reportOf(recordId, await plainly(recordId, reason, context, 'report'));
}

/** The report of a record, masked as the lists of records and factors are. */
export async function reportOf(recordId: string, context: Context): Promise<ScaleReport> {
  const before = await detail(tableOf(appletanswerrecord), crud.detail, { id: recordId }, context);
  const { rows: scales } = await context.db.query<ScoredScale>(
    `select id, scale_name as name, coalesce(option_min, 0)::float8 as min, coalesce(option_max, 0)::float8 as max
      from psychological_scale
      where id = $1`,
    [String(before.hmid) || null],
  );
  const [scale] = scales;
  if (scale === undefined) throw new Refusal(400, say`这次测评的量表不存在或已被删除`);
  await context.db.tx(async (sql) => {
    await sql.query('select 1 from psychological_appletanswerrecord where id = $1 for update', [recordId]);
    if (
      (
        await sql.query(
          'select 1 from psychological_appletfactorresult where answer_record_id = $1 and is_deleted = 0 limit 1',
          [recordId],
        )
      ).rows.length === 0
    ) {
      await refusePartial(sql, recordId, scale.id);
      await workOut(sql, recordId, scale, context);
    }
  });
  const { rows: factors } = await context.db.query<FactorResult>(storedSql, [recordId]);
  const record = await detail(tableOf(appletanswerrecord), crud.detail, { id: recordId }, context);
  const total = factors.find((factor) => factor.isTotal === 1);
  const highest =
    factors
      .map((factor) => factor.resultLevel)
      .sort()
      .at(-1) ?? '';
  const isPlain = canSeeUnmasked(context.person, appletanswerrecord);
  return {
    record,
    scaleName: scale.name,
    totalScore: record.totalScore as ScaleReport['totalScore'],
    resultLevel: covered(appletanswerrecord, 'resultLevel', highest, isPlain),
    resultText:
      String(record.resultText ?? '') || covered(appletanswerrecord, 'resultText', total?.resultText ?? '', isPlain),
    factors: factors.map((factor) => coveredFactor(factor, context)),
  };
}
