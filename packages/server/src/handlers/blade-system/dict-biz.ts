import { crud } from '@lattice/api/call';
import { type DictBizEntry, dictBiz } from '@lattice/api/resources/blade-system/dict-biz';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { idOrNone, requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** Settles what follows from a row's place: a list's own row has key -1, an entry has the code of its list. */
async function placed(context: Context, input: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const id = idOrNone(input, 'id');
  const q = new ReportQuery(context);
  const stored =
    id === null
      ? undefined
      : (
          await q.rows<{ parent: string | null; key: string }>(
            `select t.parent_id as parent, t.dict_key as key from ${q.of(dictBiz)} and t.id = ${q.p(id)}`,
          )
        )[0];
  const parentId = String(input.parentId ?? stored?.parent ?? '0') || '0';
  if (parentId === '0') return { ...input, dictKey: '-1' };
  const above = new ReportQuery(context);
  const { code } = await above.one<{ code: string }>(
    `select t.code from ${above.of(dictBiz)} and t.id = ${above.p(idOrNone({ parentId }, 'parentId'))}`,
  );
  const key = optionalTextIn(input, 'dictKey', 255) || (stored?.key ?? '');
  const twin = new ReportQuery(context);
  if (
    (
      await twin.rows(
        `select 1
          from ${twin.of(dictBiz)} and t.code = ${twin.p(code)} and t.dict_key = ${twin.p(key)}
            and t.id::text <> ${twin.p(id ?? '')}`,
      )
    ).length > 0
  ) {
    throw new Refusal(400, say`当前字典键值已存在!`, [{ field: 'dictKey', rule: 'taken', params: { value: key } }]);
  }
  return { ...input, code };
}

/** Answers of 业务字典. */
export const handlers = handle(dictBiz, {
  dictionary: async (input, context) => {
    const q = new ReportQuery(context);
    return q.rows<DictBizEntry>(
      `select t.id, t.code, t.dict_key as "dictKey", t.dict_value as "dictValue", coalesce(t.sort, 0) as sort,
        coalesce(t.remark, '') as remark
       from ${q.of(dictBiz)} and t.code = ${q.p(requiredTextIn(input, 'code', say`字典编号`, 255))} and t.dict_key <> '-1'
         and t.is_sealed = 0
       order by t.sort, t.id`,
    );
  },
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    const row = await placed(context, input);
    return context.db.tx(async (sql) => {
      const saved = await submit(tableOf(dictBiz), crud.submit, row, transactionContext(context, sql));
      await sql.query(
        `with recursive below as (select id, code from blade_system_dict_biz where id = $1 union all
            select c.id, below.code from blade_system_dict_biz c join below on c.parent_id = below.id)
         update blade_system_dict_biz d
         set code = below.code
         from below
         where d.id = below.id and d.code is distinct from below.code`,
        [saved.id],
      );
      return saved;
    });
  },
});
