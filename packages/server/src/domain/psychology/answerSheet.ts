import { crud } from '@lattice/api/call';
import type { FinishedSheet } from '@lattice/api/psychology/answerCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { advance } from '../../table/write/advance.ts';
import { submit } from '../../table/write/submit.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { type Offer, type OwnMember, OWN, offersFor, ownMember, refuseStranger } from './offers.ts';
import { chosenAnswer } from './chosenAnswer.ts';
import { tellCounsellors } from './tellCounsellors.ts';
import { type SheetRow, openSheet, questionsOf } from './sheet.ts';
import { type ScoredScale, workOut } from './workOut.ts';

/** Who answers with the person of a call, as it came over the wire. */
export interface GivenRespondent {
  personName: string;
  sex: string;
  age: number | null;
  phone: string;
}

/** Refuses a respondent without a name where one is wanted, or of an age that the scale is not for. */
export function refuseRespondent(offer: Offer, { personName, age }: GivenRespondent, isNamed = true): void {
  if (isNamed && personName === '') throw new Refusal(400, say`请填写受测人姓名`);
  const [from, to] = [offer.ageMin ?? 0, offer.ageMax ?? 120];
  if (age === null || !Number.isInteger(age) || age < from || age > to)
    throw new Refusal(400, say`这份量表适用于 ${from} 到 ${to} 岁，请核对受测人年龄`);
}

async function begunBefore(sql: Sql, offer: Offer, { personName }: GivenRespondent, context: Context): Promise<string> {
  if (offer.sourceType === OWN) return offer.openSheet;
  const { rows } = await sql.query<{ id: string }>(
    `select id::text as id
      from psychological_appletanswerrecord
      where applet_scale_id = $1 and create_user = $2 and status = '0' and person_name = $3 and is_deleted = 0
      order by id desc limit 1`,
    [offer.id, personOf(context).userId, personName],
  );
  return rows[0]?.id ?? '';
}

/** The row of a sheet that is begun. */
export const rowOf = (offer: Offer, member: OwnMember | undefined, respondent: GivenRespondent) => {
  const common = {
    hmid: offer.scaleId,
    appletScaleId: offer.id,
    sourceType: offer.sourceType,
    ...(member?.grid && { griddingId: member.grid }),
  };
  if (offer.sourceType === OWN) return { ...common, gridMemberId: member?.id, age: member?.age ?? null };
  const { personName, sex, age, phone } = respondent;
  return {
    ...common,
    ...(personName !== '' && { personName }),
    age,
    ...(sex !== '' && { sex }),
    ...(phone !== '' && { phone }),
  };
};

/**
 * Begins a sheet, or gives back the one that was begun and not handed in. The person is locked, so that of equal calls
 * at once one begins it.
 */
export async function begin(
  appletScaleId: string,
  respondent: GivenRespondent,
  context: Context,
): Promise<{ id: string }> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    await sql.query('select 1 from blade_user where id = $1 for update', [personOf(context).userId]);
    const member = await ownMember(sql, inner);
    const [offer] = await offersFor(sql, member, inner, appletScaleId);
    if (offer === undefined) throw new Refusal(400, say`这份量表现在不能作答：没有发布、已经截止，或不适用于您的网格`);
    refuseStranger(offer.sourceType, member, inner);
    if (offer.sourceType !== OWN) refuseRespondent(offer, respondent);
    const before = await begunBefore(sql, offer, respondent, inner);
    if (before !== '') return { id: before };
    if (offer.sourceType === OWN && offer.nextDay !== '')
      throw new Refusal(400, say`您在 ${offer.lastTime.slice(0, 10)} 已经做过这份量表，请在 ${offer.nextDay} 之后再测`);
    const { id } = await submit(
      tableOf(appletanswerrecord),
      crud.submit,
      rowOf(offer, member, respondent),
      systemContext(inner),
    );
    return { id };
  });
}

/** A pause between two answers counts for so long at most. */
const LONGEST_SECONDS = 120;

/** Seconds since the last answer of a sheet, or since it was begun. */
async function secondsSince(sql: Sql, sheet: SheetRow, context: Context): Promise<number> {
  const { rows } = await sql.query<{ seconds: number }>(
    `select greatest(0, extract(epoch from $2::timestamptz - greatest($3::timestamptz, coalesce(max(answer_time),
        $3::timestamptz))))::int as seconds
      from psychological_appletanswerdetail
      where answer_record_id = $1 and is_deleted = 0`,
    [sheet.id, context.now().toISOString(), sheet.startTime],
  );
  return Math.min(LONGEST_SECONDS, rows[0]?.seconds ?? 0);
}

/** Keeps an answer to a question of a sheet that is open; a later one takes the place of an earlier one. */
export async function keepAnswer(
  recordId: string,
  questionId: string,
  value: string,
  context: Context,
): Promise<{ answeredCount: number }> {
  return context.db.tx(async (sql) => {
    const sheet = await openSheet(sql, recordId, context);
    const chosen = await chosenAnswer(sql, sheet.scaleId, questionId, value);
    const seconds = await secondsSince(sql, sheet, context);
    const { tenantId, userId } = personOf(context);
    await sql.query(
      'delete from psychological_appletanswerdetail where answer_record_id = $1 and scale_detail_id = $2',
      [recordId, questionId],
    );
    await sql.query(
      `insert into psychological_appletanswerdetail (id, tenant_id, create_user, update_user, answer_record_id, hmid,
          scale_detail_id, item_no, item_title, option_key, option_text, option_score, item_score, is_risk_hit,
        answer_time, answer_seconds)
        values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        context.nextId(),
        tenantId,
        userId,
        recordId,
        sheet.scaleId,
        questionId,
        chosen.itemNo,
        chosen.title,
        chosen.key,
        chosen.text,
        chosen.optionScore,
        chosen.itemScore,
        chosen.isRisk ? 1 : 0,
        context.now().toISOString(),
        seconds,
      ],
    );
    const { rows } = await sql.query<{ n: number }>(
      `update psychological_appletanswerrecord r
        set duration = coalesce(r.duration, 0) + $2, update_time = now(), answered_count = (select count(*)::int
          from psychological_appletanswerdetail d where d.answer_record_id = r.id and d.is_deleted = 0)
        where r.id = $1
        returning answered_count as n`,
      [recordId, seconds],
    );
    return { answeredCount: rows[0]?.n ?? 0 };
  });
}

/** Numbers of the questions that must be answered and are not. */
async function unanswered(sql: Sql, sheet: SheetRow): Promise<number[]> {
  const { rows } = await sql.query<{ id: string }>(
    'select scale_detail_id::text as id from psychological_appletanswerdetail where answer_record_id = $1',
    [sheet.id],
  );
  const given = new Set(rows.map(({ id }) => id));
  const questions = await questionsOf(sql, sheet.scaleId);
  return questions.filter(({ id, isRequired }) => isRequired && !given.has(id)).map(({ itemNo }) => itemNo);
}

/** Hands a sheet in: works out the report, or marks what was answered in part or too fast as invalid. */
export async function finish(recordId: string, isPartial: boolean, context: Context): Promise<FinishedSheet> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const sheet = await openSheet(sql, recordId, inner);
    const missing = await unanswered(sql, sheet);
    if (missing.length > 0 && !isPartial)
      throw new Refusal(400, say`还有 ${missing.length} 题没有作答：第 ${missing.slice(0, 10).join('、')} 题`);
    const isFast = missing.length === 0 && sheet.duration < sheet.minSeconds;
    const invalidReason =
      missing.length > 0
        ? `有 ${missing.length} 题没有作答`
        : isFast
          ? `作答只用了 ${sheet.duration} 秒，少于 ${sheet.minSeconds} 秒`
          : '';
    await sql.query('update psychological_appletanswerrecord set submit_time = $2, invalid_reason = $3 where id = $1', [
      recordId,
      inner.now().toISOString(),
      invalidReason === '' ? null : invalidReason,
    ]);
    const lead = async (to: string) => advance(appletanswerrecord, 'status', recordId, to, 'system', inner);
    await lead('1');
    if (invalidReason !== '') {
      await lead('3');
      return { id: recordId, status: '3', invalidReason, result: null };
    }
    const { rows: scales } = await sql.query<ScoredScale>(
      `select id::text as id, scale_name as name, coalesce(option_min, 0)::float8 as min,
          coalesce(option_max, 0)::float8 as max
        from psychological_scale
        where id = $1`,
      [sheet.scaleId],
    );
    const [scale] = scales;
    if (scale === undefined) throw new Refusal(400, say`这次测评的量表不存在或已被删除`);
    await workOut(sql, recordId, scale, inner);
    await lead('2');
    await tellCounsellors(sql, recordId, inner);
    return {
      id: recordId,
      status: '2',
      invalidReason: '',
      result: sheet.showsResult ? await resultOf(sql, recordId) : null,
    };
  });
}

/** What the person who answered is told. */
async function resultOf(sql: Sql, recordId: string): Promise<FinishedSheet['result']> {
  const { rows } = await sql.query<{ title: string; text: string; advice: string }>(
    `select coalesce(g.result_title, '') as title, coalesce(f.result_text, '') as text,
        coalesce(f.advice_text, '') as advice
      from psychological_appletfactorresult f
      left join psychological_scalefactorgroupresult g on g.id = f.result_id
      where f.answer_record_id = $1 and f.is_total = 1 and f.is_deleted = 0
      order by f.id limit 1`,
    [recordId],
  );
  return rows[0] ?? null;
}
