import type { Page } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Removal } from '@lattice/api/resources/blade-desk/recycle';
import { canSeeUnmasked, isEverAllowed } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import { scopesFor } from '../../access/scopes.ts';
import type { Context } from '../../call/Context.ts';
import { numberIn, optionalTextIn } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { pageBody } from '../../table/paging.ts';
import { selectionOf } from '../../table/read/select.ts';
import { hasTable, tableOf } from '../../table/table.ts';
import { localize } from '../../words/localize.ts';
import { labelMessage } from '../../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

/** Names that are told of each removal. */
const NAMED = 5;

/** SQL that holds for a removal `a` of the log that nothing has undone since. */
export const standing = `a.action = 'remove' and not exists (
  select 1 from sys_audit b where b.path = a.path and b.record_id = a.record_id
    and b.action in ('remove', 'restore', 'purge') and (b.time, b.id) > (a.time, a.id))`;

/** Registers whose removals the person may undo. */
export function undoable({ resources, person }: Context): Resource[] {
  return [...resources.values()].filter((resource) => {
    const call = Object.values(resource.calls).find((one) => 'plain' in one && one.plain === 'remove');
    return (
      call !== undefined &&
      'plain' in call &&
      call.final !== true &&
      resource.log !== true &&
      hasTable(resource) &&
      isEverAllowed(person, { resource, call }, resources)
    );
  });
}

interface Found {
  id: string;
  path: string;
  time: string;
  userName: string;
  isOwn: boolean;
  ids: string[];
  followers: number;
}

/** What the records of a removal are called, as lists of them say it: a title may be a reference, or computed. */
async function namesOf(sql: Sql, resource: Resource, ids: readonly string[], context: Context): Promise<string[]> {
  const table = tableOf(resource);
  const title = resource.title ?? 'id';
  const selection = selectionOf(table, context, true, new Set([title]));
  const { rows } = await sql.query(
    `select ${selection.columns} from (select t.* from ${table.name} t where t.id = any($1::bigint[])) t
      ${selection.joins} order by t.id`,
    [ids.slice(0, NAMED)],
  );
  const plainly = canSeeUnmasked(personOf(context), resource);
  return rows.map((row) => {
    const wire = selection.read(row, { plainly, quirks: context.settings.quirks });
    return String(wire[`${title}Name`] ?? wire[title] ?? '');
  });
}

/** What the person may bring back: one entry for each go, named by the register that was asked to remove. */
export async function removals(input: Input, context: Context): Promise<Page<Removal>> {
  const { db, resources, language } = context;
  const person = personOf(context);
  const wanted = optionalTextIn(input, 'path', 100);
  const open = undoable(context).filter(({ path }) => wanted === '' || path === wanted);
  const whole = open.filter((resource) => scopesFor(person, resource) === null).map(({ path }) => path);
  const current = Math.max(1, numberIn(input, 'current', 1));
  const size = Math.min(100, Math.max(1, numberIn(input, 'size', 10)));
  const own = numberIn(input, 'own', 0, 1) === 1;
  const text = `select min(a.id)::text as id, (array_agg(a.path order by a.id desc))[1] as path, max(a.time) as at,
      max(a.user_id) as who, a.user_id is not distinct from $2::bigint as "isOwn",
      array_agg(a.record_id::text order by a.id desc) as records, array_agg(a.path order by a.id desc) as paths
    from sys_audit a where a.tenant_id = $1 and ${standing}
    group by a.trace_id, a.user_id`;
  const params = [person.tenantId, person.userId, open.map(({ path }) => path), whole, own];
  const seen = `from (${text}) r where r.path = any($3::text[])
    and (r."isOwn" or (not $5 and r.path = any($4::text[])))`;
  const { rows } = await db.query<Found>(
    `select r.id, r.path, to_char(r.at, 'YYYY-MM-DD HH24:MI:SS') as time, r."isOwn",
      coalesce(nullif(u.real_name, ''), u.account, '') as "userName",
      array(select x.id from unnest(r.records, r.paths) as x(id, path) where x.path = r.path) as ids,
      (select count(*)::int from unnest(r.paths) p where p <> r.path) as followers
     from (select r.* ${seen} order by r.at desc, r.id desc limit ${size} offset ${(current - 1) * size}) r
     left join blade_user u on u.id = r.who order by r.at desc, r.id desc`,
    params,
  );
  const counted = await db.query<{ n: number }>(`select count(*)::int as n ${seen}`, params);
  const records: Removal[] = [];
  for (const { ids, ...row } of rows) {
    const resource = resources.get(row.path);
    if (resource === undefined) continue;
    records.push({
      ...row,
      register: localize(labelMessage(resource.label), language),
      names: await namesOf(db, resource, ids, context),
      count: ids.length,
    });
  }
  return pageBody(records, counted.rows[0]?.n ?? 0, size, current);
}

/** The registers from which the person may bring something back. */
export const undoableRegisters = (context: Context): { path: string; register: string }[] =>
  undoable(context).map(({ path, label }) => ({ path, register: localize(labelMessage(label), context.language) }));
