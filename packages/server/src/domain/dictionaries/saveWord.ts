import { crud } from '@lattice/api/call';
import type { Context } from '../../call/Context.ts';
import { idOrNone } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { scopeOf } from '../../table/read/read.ts';
import type { Table } from '../../table/table.ts';
import { lockRegister } from '../../table/write/registerIssues.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

const taken = (key: unknown) =>
  new Refusal(400, say`当前字典键值已存在!`, [{ field: 'dictKey', rule: 'taken', params: { value: String(key) } }]);

/** Settles what follows from a row's place: a dictionary has key -1, a word has the code of its dictionary. */
async function placed(sql: Sql, table: Table, input: Input, context: Context): Promise<Input> {
  const rowOf = async (id: string | null) => {
    const params: unknown[] = [id];
    const { rows } = await sql.query<{ parent: string; code: string }>(
      `select coalesce(t.parent_id, 0)::text as parent, t.code from ${table.name} t
        where t.id = $1 and ${scopeOf(table, context, params)}`,
      params,
    );
    return rows[0];
  };
  const id = idOrNone(input, 'id');
  const parentId = idOrNone(input, 'parentId') ?? (id === null ? undefined : (await rowOf(id))?.parent) ?? '0';
  if (parentId === '0') return { ...input, dictKey: '-1' };
  const above = await rowOf(parentId);
  return above === undefined ? input : { ...input, code: above.code };
}

/** Gives what is below a row the code of the row; refused where a key would be in its dictionary twice. */
async function recode(sql: Sql, table: Table, id: string): Promise<void> {
  const { rows } = await sql.query<{ key: string }>(
    `with recursive below as (
        select id, code, tenant_id from ${table.name} where id = $1
        union all select c.id, below.code, c.tenant_id from ${table.name} c join below on c.parent_id = below.id),
      changed as (
        update ${table.name} d set code = below.code from below
        where d.id = below.id and d.code is distinct from below.code
        returning d.dict_key, d.code, d.tenant_id, d.is_deleted)
      select c.dict_key as key from changed c
      join ${table.name} o on o.code = c.code and o.dict_key = c.dict_key and o.is_deleted = 0
        and coalesce(o.parent_id, 0) <> 0 and o.id not in (select id from below)
        ${table.resource.shared === true ? '' : 'and o.tenant_id = c.tenant_id'}
      where c.is_deleted = 0 limit 1`,
    [id],
  );
  if (rows[0] !== undefined) throw taken(rows[0].key);
}

/** Stores a dictionary or a word of one, and the code of a dictionary on all of its words. */
export async function saveWord(table: Table, input: Input, context: Context): Promise<{ id: string; rev: number }> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    await lockRegister(sql, table, inner);
    const row = await placed(sql, table, input, inner);
    const saved = await submit(table, crud.submit, row, inner).catch((error: unknown) => {
      if (error instanceof Refusal && error.issues.some((one) => one.field === 'dictKey' && one.rule === 'refused'))
        throw taken(row.dictKey);
      throw error;
    });
    await recode(sql, table, saved.id);
    return saved;
  });
}
