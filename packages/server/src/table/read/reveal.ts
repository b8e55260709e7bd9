import { isId } from '@lattice/api/isId';
import { canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { optionalTextIn } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say, labelMessage } from '../../words/say.ts';
import { audit } from '../audit.ts';
import { scopeOf } from './read.ts';
import { selectionOf } from './select.ts';
import type { Table } from '../table.ts';

/** Counts a look at a record; false where the person may have no more. */
export type CountReveal = (sql: Sql, context: Context, path: string, recordId: string) => Promise<boolean>;

/**
 * Gives one sensitive value of a row in the clear to somebody who may read the row and says why; who, which and why are
 * on record, the value is not. Refused with 428 beyond the bound of an hour, until they prove again who they are.
 */
export async function revealValue(
  table: Table,
  input: Readonly<Record<string, unknown>>,
  context: Context,
  count: CountReveal,
): Promise<{ value: string }> {
  if (!canView(personOf(context), table.resource))
    throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
  const [field, reason] = [optionalTextIn(input, 'field', 60), optionalTextIn(input, 'reason', 400)];
  if (!Object.hasOwn(table.resource.fields, field) || table.resource.fields[field]?.sensitive === undefined)
    throw new Refusal(400, say`参数“field”应为${labelMessage(table.resource.label)}的敏感字段`);
  const length = Array.from(reason).length;
  if (length < 2 || length > 200) throw new Refusal(400, say`请填写查看原因，2 到 200 个字`);
  const { id } = input;
  if (typeof id !== 'string' || !isId(id)) throw new Refusal(400, say`参数“id”应为记录的编号`);
  const given = await context.db.tx(async (sql) => {
    const params: unknown[] = [id];
    const selection = selectionOf(table, context, false);
    const { rows } = await sql.query(
      `select ${selection.columns}
        from ${table.name} t ${selection.joins}
        where t.id = $1 and ${scopeOf(table, context, params)}`,
      params,
    );
    const [row] = rows;
    if (row === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    if (!(await count(sql, context, table.resource.path, id))) return null;
    await audit(sql, context, {
      action: 'reveal',
      path: table.resource.path,
      recordId: id,
      changes: { field: { after: field }, reason: { after: reason } },
    });
    return { value: String(selection.read(row, { plainly: true, quirks: false })[field] ?? '') };
  });
  // The alarm stays, so the refusal comes behind the transaction.
  if (given === null) throw new Refusal(428, say`您一小时内查看的敏感信息已达到上限，请确认是本人操作后继续`);
  return given;
}
