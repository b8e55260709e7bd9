import { type Resource, permissionCode, shortName } from '@lattice/api/resource';
import { figures } from '@lattice/api/resources/blade-report/figures';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { localize } from '../../words/localize.ts';
import { say } from '../../words/say.ts';
import { notify } from '../messages/notify.ts';
import { receiversOf } from '../messages/receiversOf.ts';

/** How many reports are sent in one round. */
const MOST = 50;

/** A report whose time has come. */
interface Due {
  id: string;
  tenant: string;
  maker: string;
  name: string;
  register: string;
}

/** The last moment at which a report `t` was to be sent, at seven in the morning; `$1` is now. */
const lastMoment = `case t.schedule
    when '1' then date_trunc('day', $1::timestamptz - interval '7 hours')
    when '2' then date_trunc('week', $1::timestamptz - interval '7 hours')
    when '3' then date_trunc('month', $1::timestamptz - interval '7 hours') end + interval '7 hours'`;

/** The codes of the permissions to read a register, any of which is enough. */
const viewCodes = (resource: Resource) => [shortName(resource).replaceAll('-', ''), permissionCode(resource, 'view')];

/** Of some people those whose roles let them read reports and the register that one is of. */
async function readersAmong(sql: Sql, users: readonly string[], path: string, context: Context): Promise<string[]> {
  const resource = context.resources.get(path);
  if (resource === undefined) return [];
  const params: unknown[] = [users];
  const may = (codes: readonly string[]) => `exists (
        select 1 from blade_system_role r
        where r.id::text = any(string_to_array(coalesce(u.role_id, ''), ',')) and r.is_deleted = 0
          and (r.role_alias = 'administrator' or exists (
            select 1 from sys_role_menu g join blade_system_menu m on m.id = g.menu_id and m.is_deleted = 0
            where g.role_id = r.id and m.code = any($${params.push(codes)}::text[]))))`;
  const { rows } = await sql.query<{ id: string }>(
    `select u.id::text as id from blade_user u
      where u.id = any($1::bigint[]) and ${[figures, resource].map((one) => may(viewCodes(one))).join(' and ')}
      order by u.id`,
    params,
  );
  return rows.map(({ id }) => id);
}

/** Sends the reports that are due to their maker and to those with whom they are shared; gives how many. */
export async function sendReports(context: Context): Promise<number> {
  const now = context.now().toISOString();
  return context.db.tx(async (sql) => {
    const { rows } = await sql.query<Due>(
      `select t.id::text as id, t.tenant_id as tenant, coalesce(t.create_user, 0)::text as maker, t.name, t.register
        from blade_report_figures t
        where t.is_deleted = 0 and t.schedule in ('1', '2', '3')
          and greatest(t.sent_time, t.create_time) < ${lastMoment}
        order by t.id limit ${MOST}
        for update of t skip locked`,
      [now],
    );
    for (const { id, tenant, maker, name, register } of rows) {
      const inner = transactionContext(systemContext(context, tenant), sql);
      const shared = await receiversOf(sql, id, inner, 'blade_report_figures');
      const people = [...new Set([maker, ...shared.map((one) => one.id)])];
      await notify(sql, inner, {
        users: await readersAmong(sql, people, register, inner),
        type: '1',
        title: localize(say`报表“${name}”`, context.language),
        content: localize(say`定时报表已到时间，打开即可看到最新的数据。`, context.language),
        bizType: 'report',
        bizId: id,
      });
      await sql.query('update blade_report_figures set sent_time = $2 where id = $1', [id, now]);
    }
    return rows.length;
  });
}
