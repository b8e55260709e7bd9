import { type Answer, type Factor, type Range, itemScore, rangeOf, scoreFactor } from '@lattice/api/psychology/score';
import { type Norm, normFor } from '@lattice/api/psychology/norms';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';

/** A scale as far as scores need it. */
export interface ScoredScale {
  id: string;
  name: string;
  min: number;
  max: number;
}

interface StoredFactor extends Factor {
  id: string;
  code: string;
  factorName: string;
  isTotal: number;
  normMean: number | null;
  normSd: number | null;
  positiveScore: number | null;
}

interface StoredAnswer extends Answer {
  id: string;
  isRisk: boolean;
}

type StoredNorm = Norm & { factor: string };

type StoredRange = Range & { factor: string; isWarn: number };

/** One condition of a rule of warning. */
interface WarnCondition {
  riskItem?: boolean | number | string;
  factorCode?: string;
  op?: string;
  value?: number | string;
}

const answersSql = `select d.id::text as id, d.item_no as "itemNo",
  coalesce(d.option_score, 0)::float8 as "optionScore",
  coalesce(q.is_reverse, 0) as "isReverse", coalesce(q.weight, 1)::float8 as weight,
  coalesce(q.is_risk, 0) = 1 and d.option_score >= q.risk_score as "isRisk"
  from psychological_appletanswerdetail d
  left join psychological_scaledetail q on q.id = d.scale_detail_id
  where d.answer_record_id = $1 and d.is_deleted = 0
  order by d.item_no`;
const factorsSql = `select id, factor_code as code, factor_name as "factorName", coalesce(is_total, 0) as "isTotal",
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

const normsSql = `select factor_group_id as factor, nullif(sex, '') as sex, age_min as "ageMin", age_max as "ageMax",
  norm_mean::float8 as "normMean", norm_sd::float8 as "normSd"
  from psychological_scalenorm where hmid = $1 and is_deleted = 0 order by id`;

/** For each factor the norm of people like the one who answered; its own where there is none. */
async function normsOf(
  sql: Sql,
  recordId: string,
  scaleId: string,
): Promise<(factor: Pick<StoredFactor, 'id' | 'normMean' | 'normSd'>) => Pick<StoredFactor, 'normMean' | 'normSd'>> {
  const { rows: norms } = await sql.query<StoredNorm>(normsSql, [scaleId]);
  const { rows: people } = await sql.query<{ sex: string | null; age: number | null }>(
    "select nullif(sex, '') as sex, age from psychological_appletanswerrecord where id = $1",
    [recordId],
  );
  const person = people[0] ?? { sex: null, age: null };
  return (factor) =>
    normFor(
      norms.filter((norm) => norm.factor === factor.id),
      person,
    ) ?? factor;
}

const comparisons: Readonly<Record<string, (score: number, value: number) => boolean>> = {
  '>': (score, value) => score > value,
  '>=': (score, value) => score >= value,
  '<': (score, value) => score < value,
  '<=': (score, value) => score <= value,
  '=': (score, value) => score === value,
};

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

const conditionsIn = (rule: unknown): readonly WarnCondition[] =>
  typeof rule === 'object' && rule !== null && 'any' in rule && Array.isArray(rule.any)
    ? (rule.any as WarnCondition[])
    : [];

/** Whether a rule of a scale warns of scores, by the code of their factor. */
export const ruleWarns = (rule: unknown, scores: ReadonlyMap<string, number>, isRisk: boolean): boolean =>
  conditionsIn(rule).some(({ riskItem, factorCode = '', op = '>=', value }) => {
    if (isOn(riskItem)) return isRisk;
    const score = scores.get(factorCode);
    return score !== undefined && comparisons[op]?.(score, Number(value)) === true;
  });

/** Works out the factors of a record from its answers, and stores them with what follows for the record. */
export async function workOut(sql: Sql, recordId: string, scale: ScoredScale, context: Context): Promise<void> {
  const { tenantId, userId } = personOf(context);
  const { rows: answers } = await sql.query<StoredAnswer>(answersSql, [recordId]);
  const { rows: factors } = await sql.query<StoredFactor>(factorsSql, [scale.id]);
  const { rows: ranges } = await sql.query<StoredRange>(rangesSql, [scale.id]);
  const normOf = await normsOf(sql, recordId, scale.id);
  const scores = new Map<string, number>();
  let total: { rawScore: number; factorScore: number; text: string | null; threshold: number } | null = null;
  let level: string | null = null;
  let hasWarning = false;
  for (const factor of factors) {
    const { rawScore, factorScore } = scoreFactor(factor, answers, scale);
    const range = rangeOf(
      ranges.filter((one) => one.factor === factor.id),
      factorScore,
    );
    scores.set(factor.code, factorScore);
    if (factor.isTotal === 1)
      total = { rawScore, factorScore, text: range?.resultText ?? null, threshold: factor.countThreshold };
    if (range !== undefined && range.resultLevel > (level ?? '')) level = range.resultLevel;
    hasWarning ||= range?.isWarn === 1;
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
        normOf(factor).normMean,
        normOf(factor).normSd,
        factor.positiveScore !== null && factorScore > factor.positiveScore ? 1 : 0,
        range?.id ?? null,
        range?.resultLevel ?? null,
        range?.resultText ?? null,
        range?.adviceText ?? null,
      ],
    );
  }
  const isRisk = answers.some((answer) => answer.isRisk);
  const { rows: rules } = await sql.query<{ rule: unknown }>(
    'select warn_rule as rule from psychological_scale where id = $1',
    [scale.id],
  );
  const warns = hasWarning || isRisk || ruleWarns(rules[0]?.rule, scores, isRisk);
  await sql.query(
    `update psychological_appletanswerrecord
      set raw_score = coalesce($2::numeric, raw_score), total_score = coalesce($3::numeric, total_score),
       result_level = coalesce($4, result_level), result_text = coalesce($5, result_text),
       positive_count = $6, risk_hit = $7,
       warn_status = case when $8::boolean and coalesce(warn_status, '0') = '0' then '1' else warn_status end
     where id = $1`,
    [
      recordId,
      total?.rawScore ?? null,
      total?.factorScore ?? null,
      level,
      total?.text ?? null,
      answers.filter((answer) => itemScore(answer, scale) >= (total?.threshold ?? 2)).length,
      isRisk ? 1 : 0,
      warns,
    ],
  );
}
