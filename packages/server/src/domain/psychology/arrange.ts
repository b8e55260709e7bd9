import { crud } from '@lattice/api/call';
import { itemsOf } from '@lattice/api/psychology/score';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { refuseAnswered } from './refuseAnswered.ts';

/** Puts the questions of a scale in an order, numbered from 1; the numbers that its factors hold follow. */
export async function arrangeItems(scaleId: string, itemIds: readonly string[], context: Context): Promise<boolean> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    await refuseAnswered(sql, [scaleId]);
    const q = new ReportQuery(inner);
    const items = await q.rows<{ id: string; itemNo: number }>(
      `select t.id::text as id, t.item_no as "itemNo" from ${q.of(scaledetail)} and t.hmid = ${q.p(scaleId)}`,
    );
    const before = new Map(items.map(({ id, itemNo }) => [id, itemNo]));
    if (items.length !== itemIds.length || itemIds.some((id) => !before.has(id)))
      throw new Refusal(400, say`题目已有变化，请刷新后再排序`);
    const moved = new Map<number, number>();
    for (const [at, id] of itemIds.entries()) {
      const from = before.get(id) ?? 0;
      moved.set(from, at + 1);
      if (from !== at + 1) await submit(tableOf(scaledetail), crud.submit, { id, itemNo: at + 1 }, inner);
    }
    const factors = new ReportQuery(inner);
    for (const { id, itemNos } of await factors.rows<{ id: string; itemNos: string }>(
      `select t.id::text as id, coalesce(t.item_nos, '') as "itemNos"
        from ${factors.of(scalefactorgroup)} and t.hmid = ${factors.p(scaleId)}`,
    )) {
      const numbers = itemsOf(itemNos);
      const next = numbers.map((one) => moved.get(one) ?? one).sort((a, b) => a - b);
      if (next.some((one, at) => one !== numbers[at]))
        await submit(tableOf(scalefactorgroup), crud.submit, { id, itemNos: next.join(',') }, inner);
    }
    return true;
  });
}

const MOST = 20;

const draftsIn = (value: unknown): Readonly<Record<string, unknown>>[] => {
  if (!Array.isArray(value) || value.length > MOST || value.some((one) => typeof one !== 'object' || one === null))
    throw new Refusal(400, say`参数中含有不能识别的值，请检查后重试`);
  return value as Readonly<Record<string, unknown>>[];
};

/** Puts other ranges of results in the place of those of a factor. */
export async function replaceRanges(factorGroupId: string, given: unknown, context: Context): Promise<boolean> {
  const drafts = draftsIn(given);
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const q = new ReportQuery(inner);
    const { hmid } = await q.one<{ hmid: string }>(
      `select t.hmid::text as hmid from ${q.of(scalefactorgroup)} and t.id = ${q.p(factorGroupId)}`,
    );
    await refuseAnswered(sql, [hmid]);
    const { rows } = await sql.query<{ id: string }>(
      `select id::text as id from psychological_scalefactorgroupresult where factor_group_id = $1 and is_deleted = 0`,
      [factorGroupId],
    );
    const table = tableOf(scalefactorgroupresult);
    if (rows.length > 0) await remove(table, crud.remove, { ids: rows.map(({ id }) => id).join(',') }, inner);
    for (const [at, { id: _id, ...draft }] of drafts.entries())
      await submit(table, crud.submit, { ...draft, hmid, factorGroupId, sort: at + 1 }, inner);
    return true;
  });
}
