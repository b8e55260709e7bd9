import type { AnswerSheet, ScaleOption, ScaleQuestion } from '@lattice/api/psychology/answerCalls';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** An answer sheet as its calls know it. */
export interface SheetRow {
  id: string;
  recordNo: string;
  scaleId: string;
  sourceType: string;
  status: string;
  personName: string;
  createUser: string | null;
  startTime: string;
  duration: number;
  minSeconds: number;
  showsResult: boolean;
}

const sheetSql = `select r.id::text as id, coalesce(r.record_no, '') as "recordNo", r.hmid::text as "scaleId",
  coalesce(r.source_type, '') as "sourceType", r.status, coalesce(r.person_name, '') as "personName",
  r.create_user::text as "createUser", r.start_time as "startTime", coalesce(r.duration, 0) as duration,
  coalesce(a.min_seconds, 0) as "minSeconds", coalesce(a.show_result, 1) = 1 as "showsResult"
  from psychological_appletanswerrecord r
  left join psychological_appletscale a on a.id = r.applet_scale_id
  where r.id = $1 and r.tenant_id = $2 and r.is_deleted = 0`;

const gone = () => new Refusal(400, say`记录不存在或已被删除，请刷新列表`);

/** A sheet that the person of a call has begun; others are told that there is none. */
export async function ownSheet(sql: Pick<Sql, 'query'>, recordId: string, context: Context): Promise<SheetRow> {
  const { userId, tenantId } = personOf(context);
  const { rows } = await sql.query<SheetRow>(sheetSql, [recordId, tenantId]);
  const [row] = rows;
  if (row === undefined || row.createUser !== userId) throw gone();
  return row;
}

/** The same, locked to the end of the transaction, and refused once it was handed in. */
export async function openSheet(sql: Sql, recordId: string, context: Context): Promise<SheetRow> {
  await sql.query('select 1 from psychological_appletanswerrecord where id = $1 for update', [recordId]);
  const sheet = await ownSheet(sql, recordId, context);
  if (sheet.status !== '0') throw new Refusal(400, say`这份答卷已经交卷，不能再作答`);
  return sheet;
}

interface QuestionRow extends Omit<ScaleQuestion, 'options'> {
  options: unknown;
}

const isOption = (one: unknown): one is { key: string; text: string; score: unknown } =>
  typeof one === 'object' && one !== null && 'key' in one && 'text' in one;

/** The options of a question as they are stored. */
export const optionsIn = (stored: unknown): ScaleOption[] =>
  Array.isArray(stored)
    ? stored.filter(isOption).map(({ key, text, score }) => ({ key, text, score: Number(score) || 0 }))
    : [];

/** The questions of a scale in their order, without what each option is worth. */
export async function questionsOf(sql: Pick<Sql, 'query'>, scaleId: string): Promise<ScaleQuestion[]> {
  const { rows } = await sql.query<QuestionRow>(
    `select q.id::text as id, q.item_no as "itemNo", q.item_title as title, coalesce(q.item_type, '1') as type,
        q.options, coalesce(s.option_min, 0)::float8 as min, coalesce(s.option_max, 0)::float8 as max,
        coalesce(q.required, 1) = 1 as "isRequired", coalesce(q.image, '') as image
      from psychological_scaledetail q
      join psychological_scale s on s.id = q.hmid
      where q.hmid = $1 and q.is_deleted = 0
      order by q.item_no, q.id`,
    [scaleId],
  );
  return rows.map(({ options, ...question }) => ({
    ...question,
    options: optionsIn(options).map(({ key, text }) => ({ key, text })),
  }));
}

/** A sheet with its questions and what was answered so far. */
export async function sheetOf(recordId: string, context: Context): Promise<AnswerSheet> {
  const sheet = await ownSheet(context.db, recordId, context);
  const { rows: scales } = await context.db.query<{ name: string; guide: string }>(
    "select scale_name as name, coalesce(guide, '') as guide from psychological_scale where id = $1",
    [sheet.scaleId],
  );
  const { rows: given } = await context.db.query<{ itemNo: number; type: string; key: string; text: string }>(
    `select d.item_no as "itemNo", coalesce(q.item_type, '1') as type, coalesce(d.option_key, '') as key,
        coalesce(d.option_text, '') as text
      from psychological_appletanswerdetail d
      join psychological_scaledetail q on q.id = d.scale_detail_id
      where d.answer_record_id = $1 and d.is_deleted = 0`,
    [recordId],
  );
  return {
    id: sheet.id,
    recordNo: sheet.recordNo,
    scaleName: scales[0]?.name ?? '',
    guide: scales[0]?.guide ?? '',
    personName: sheet.sourceType === '1' ? '' : sheet.personName,
    sourceType: sheet.sourceType,
    status: sheet.status,
    questions: await questionsOf(context.db, sheet.scaleId),
    answers: Object.fromEntries(given.map(({ itemNo, type, key, text }) => [itemNo, type === '4' ? text : key])),
  };
}
