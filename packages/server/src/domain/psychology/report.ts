import { crud } from '@lattice/api/call';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import {
  type FactorResult,
  type ScaleReport,
  appletfactorresult,
} from '@lattice/api/resources/psychological/appletfactorresult';
import type { Resource } from '@lattice/api/resource';
import { canSeeUnmasked } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { maskedValue } from '../../table/value.ts';
import { say } from '../../words/say.ts';
import { type Answer, type Factor, type Range, rangeOf, scoreFactor } from './score.ts';

interface Scale {
  id: string;
  name: string;
  min: number;
  max: number;
}

interface StoredFactor extends Factor {
  id: string;
  factorName: string;
  isTotal: number;
  normMean: number | null;
  normSd: number | null;
  positiveScore: number | null;
}

const answersSql = `select d.item_no as "itemNo", coalesce(d.option_score, 0)::float8 as "optionScore",
  coalesce(q.is_reverse, 0) as "isReverse", coalesce(q.weight, 1)::float8 as weight
  from psychological_appletanswerdetail d
  left join psychological_scaledetail q on q.id = d.scale_detail_id
  where d.answer_record_id = $1 and d.is_deleted = 0
  order by d.item_no`;
const factorsSql = `select id, factor_name as "factorName", coalesce(is_total, 0) as "isTotal",
  coalesce(item_nos, '') as "itemNos", coalesce(score_mode, '1') as "scoreMode",
  coalesce(coefficient, 1)::float8 as coefficient, coalesce(round_mode, '3') as "roundMode",
  coalesce(decimals, 2) as decimals, coalesce(count_threshold, 2)::float8 as "countThreshold",
  norm_mean::float8 as "normMean", norm_sd::float8 as "normSd", positive_score::float8 as "positiveScore"
  from psychological_scalefactorgroup
  where hmid = $1 and is_enabled = 1 and is_deleted = 0
  order by sort nulls last, id`;
const rangesSql = `select id, factor_group_id as factor, min_score::float8 as "minScore",
  max_score::float8 as "maxScore", coalesce(result_level, '0') as "resultLevel",
  coalesce(result_text, '') as "resultText", coalesce(advice_text, '') as "adviceText", coalesce(is_warn, 0) as "isWarn"
  from psychological_scalefactorgroupresult where hmid = $1 and is_deleted = 0`;
const storedSql = `select factor_name as "factorName", coalesce(is_total, 0) as "isTotal",
  raw_score::float8 as "rawScore", factor_score::float8 as "factorScore", norm_mean::float8 as "normMean",
  norm_sd::float8 as "normSd",
  round((factor_score - norm_mean) / nullif(norm_sd, 0), 2)::float8 as "zScore",
  coalesce(is_positive, 0) as "isPositive", coalesce(result_level, '') as "resultLevel",
  coalesce(result_text, '') as "resultText", coalesce(advice_text, '') as "adviceText"
  from psychological_appletfactorresult where answer_record_id = $1 and is_deleted = 0 order by is_total, id`;

/** Works out the factors of a record from its answers and stores them; all questions must be answered. */
async function workOut(sql: Sql, recordId: string, scale: Scale, context: Context): Promise<void> {
  const { tenantId, userId } = personOf(context);
  const { rows: answers } = await sql.query<Answer>(answersSql, [recordId]);
  const { rows: counted } = await sql.query<{ n: number }>(
    `select count(*)::int as n
      from psychological_scaledetail
      where hmid = $1 and coalesce(required, 1) = 1 and is_deleted = 0`,
    [scale.id],
  );
  if (answers.length === 0 || answers.length < (counted[0]?.n ?? 0))
    throw new Refusal(400, say`这次测评没有答完：共 ${counted[0]?.n ?? 0} 题，已答 ${answers.length} 题，不能生成报告`);
  const { rows: factors } = await sql.query<StoredFactor>(factorsSql, [scale.id]);
  const { rows: ranges } = await sql.query<Range & { factor: string }>(rangesSql, [scale.id]);
  for (const factor of factors) {
    const { rawScore, factorScore } = scoreFactor(factor, answers, scale);
    const range = rangeOf(
      ranges.filter((one) => one.factor === factor.id),
      factorScore,
    );
    await sql.query(
      `insert into psychological_appletfactorresult (id, tenant_id, create_user, update_user, answer_record_id, hmid,
          factor_group_id, factor_name, is_total, raw_score, factor_score, norm_mean, norm_sd, is_positive, result_id,
        result_level, result_text, advice_text)
       values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        context.nextId(),
        tenantId,
        userId,
        recordId,
        scale.id,
        factor.id,
        factor.factorName,
        factor.isTotal,
        rawScore,
        factorScore,
        factor.normMean,
        factor.normSd,
        factor.positiveScore !== null && factorScore > factor.positiveScore ? 1 : 0,
        range?.id ?? null,
        range?.resultLevel ?? null,
        range?.resultText ?? null,
        range?.adviceText ?? null,
      ],
    );
  }
  const warns = ranges.some((range) => range.isWarn === 1);
  await sql.query(
    `update psychological_appletanswerrecord r
      set total_score = coalesce((select f.factor_score from psychological_appletfactorresult f
            where f.answer_record_id = r.id and f.is_total = 1 and f.is_deleted = 0 limit 1), total_score),
       result_level = coalesce((select max(f.result_level) from psychological_appletfactorresult f
           where f.answer_record_id = r.id and f.is_deleted = 0), result_level),
       warn_status = case when $2::boolean and coalesce(r.warn_status, '0') = '0'
       and exists (select 1 from psychological_appletfactorresult f
         join psychological_scalefactorgroupresult g on g.id = f.result_id and g.is_warn = 1
         where f.answer_record_id = r.id and f.is_deleted = 0) then '1' else r.warn_status end
     where r.id = $1`,
    [recordId, warns],
  );
}

/** A text as the lists of its register show it. */
const covered = (resource: Resource, name: string, value: string, isPlain: boolean): string =>
  isPlain ? value : String(maskedValue(resource.fields[name], value));

/** A factor as the list of factors shows it. */
function coveredFactor(factor: FactorResult, { person }: Context): FactorResult {
  const isPlain = canSeeUnmasked(person, appletfactorresult);
  const cover = (name: 'resultLevel' | 'resultText' | 'adviceText') =>
    covered(appletfactorresult, name, factor[name], isPlain);
  return {
    ...factor,
    resultLevel: cover('resultLevel'),
    resultText: cover('resultText'),
    adviceText: cover('adviceText'),
  };
}

/** The report of a record, masked as the lists of records and factors are. */
export async function reportOf(recordId: string, context: Context): Promise<ScaleReport> {
  const before = await detail(tableOf(appletanswerrecord), crud.detail, { id: recordId }, context);
  const { rows: scales } = await context.db.query<Scale>(
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
    )
      await workOut(sql, recordId, scale, context);
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
