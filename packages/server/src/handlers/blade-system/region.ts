import { crud } from '@lattice/api/call';
import { region } from '@lattice/api/resources/blade-system/region';
import { isAllowed } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { requiredTextIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { detail } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const LEVELS = ['province', 'city', 'district', 'town', 'village'] as const;

/** The row of a division's code, or of an id. */
async function idOf({ db }: Context, code: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'select id from blade_system_region where (code = $1 or id::text = $1) and is_deleted = 0',
    [code],
  );
  if (rows[0] === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  return rows[0].id;
}

/**
 * What is submitted, with the id of the row whose code it names: the wire knows divisions by code. Changing one takes
 * the permission to edit.
 */
async function known(sql: Sql, input: Readonly<Record<string, unknown>>, context: Context): Promise<typeof input> {
  if (optionalTextIn(input, 'id', 20) !== '') return input;
  const { rows } = await sql.query<{ id: string }>(
    'select id::text as id from blade_system_region where code = $1 and is_deleted = 0',
    [optionalTextIn(input, 'code', 20)],
  );
  if (rows[0] === undefined) return input;
  if (!isAllowed(personOf(context), { resource: region, call: region.calls.submit }, rows[0], context.resources))
    throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
  return { ...input, id: rows[0].id };
}

/** Answers of 行政区划. */
export const handlers = handle(
  region,
  {
    lazyTree: async ({ parentCode = '00' }, { db }) => {
      if (typeof parentCode !== 'string' || !/^\d{2,12}$/.test(parentCode))
        throw new Refusal(400, say`参数“parentCode”应为区划编号`);
      const { rows } = await db.query<{ code: string; parent: string; name: string; more: boolean }>(
        `select t.code, t.parent_code as parent, t.name, exists (select 1 from blade_system_region c
            where c.parent_code = t.code and c.is_deleted = 0) as more
         from blade_system_region t where t.parent_code = $1 and t.is_deleted = 0 order by t.sort, t.code`,
        [parentCode],
      );
      return rows.map(({ code, parent, name, more }) => ({
        id: code,
        parentId: parent,
        title: name,
        key: code,
        value: code,
        ...(more && { hasChildren: true }),
      }));
    },
    detail: async (input: Readonly<Record<string, unknown>>, context) =>
      detail(
        tableOf(region),
        crud.detail,
        {
          id: await idOf(context, optionalTextIn(input, 'code', 20) || requiredTextIn(input, 'id', say`区划编号`, 20)),
        },
        context,
      ),
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const saved = await submit(
          tableOf(region),
          crud.submit,
          await known(sql, input, context),
          transactionContext(context, sql),
        );
        const own = LEVELS.map(
          (level, i) =>
            `${level}_code = case when r.level = ${i + 1} then r.code else p.${level}_code ` +
            `end, ${level}_name = case when r.level = ${i + 1} then r.name else ` +
            `p.${level}_name end`,
        );
        await sql.query(
          `update blade_system_region t set ancestors = coalesce(p.ancestors || ',' || p.code, '00'), ${own.join(', ')}
           from (select id, code, name, parent_code, nullif(region_level, '')::int as level from blade_system_region
               where id = $1) r
           left join blade_system_region p on p.code = r.parent_code and p.is_deleted = 0
           where t.id = r.id`,
          [saved.id],
        );
        return saved;
      }),
    remove: async (input: Readonly<Record<string, unknown>>, context) => {
      const id = await idOf(context, requiredTextIn(input, 'id', say`区划编号`, 20));
      const { rows } = await context.db.query(
        `select 1
          from blade_system_region c
          join blade_system_region t on c.parent_code = t.code
          where t.id = $1 and c.is_deleted = 0 limit 1`,
        [id],
      );
      if (rows.length > 0) throw new Refusal(400, say`请先删除子节点!`);
      return remove(tableOf(region), crud.remove, { ids: id }, context);
    },
  },
  {
    expressions: {
      parentName: 'select p.name from blade_system_region p where p.code = t.parent_code and p.is_deleted = 0',
    },
  },
);
