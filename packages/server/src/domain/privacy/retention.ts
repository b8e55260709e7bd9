import type { RetentionRule, RetentionTrial } from '@lattice/api/resources/blade-log/privacy';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { numberIn, oneOf } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { audit } from '../../table/audit.ts';
import { systemContext } from '../../call/systemContext.ts';
import { filesOfRecords } from '../files/heldFiles.ts';
import { withdrawFiles } from '../files/withdraw.ts';
import { localize } from '../../words/localize.ts';
import { type Retention, retentionRules } from './retentionRules.ts';

/** The rows `t` of a tenant that are older than some months, by the calendar; parameters are tenant, now and months. */
const oldRows = ({ table, time, where }: Retention) =>
  `${table} t where t.tenant_id = $1 and ${where} and t.${time} < $2::timestamptz - make_interval(months => $3::int)`;

/** The months of a rule that a tenant says by its parameter. */
async function monthsOf(sql: Sql, tenantId: string, { parameter, months }: Retention): Promise<number> {
  if (parameter === '') return months;
  const { rows } = await sql.query<{ months: number }>(
    `select trim(param_value)::int as months from blade_system_param
     where tenant_id = $1 and param_key = $2 and is_deleted = 0 and trim(param_value) ~ '^[0-9]{1,3}$' limit 1`,
    [tenantId, parameter],
  );
  return rows[0]?.months ?? months;
}

const has = (resources: Context['resources'], { path }: Retention) => path === '' || resources.has(path);

/** Every rule as it holds for the tenant, with what its next run would delete. */
export async function retentionNow(context: Context): Promise<RetentionRule[]> {
  const [{ tenantId }, now] = [personOf(context), context.now().toISOString()];
  const found: RetentionRule[] = [];
  for (const rule of retentionRules.filter((one) => has(context.resources, one))) {
    const months = await monthsOf(context.db, tenantId, rule);
    const { rows } = await context.db.query<{ all: number; due: number }>(
      `select (select count(*) from ${rule.table} where tenant_id = $1 and ${rule.where})::int as all,
         (select count(*) from ${oldRows(rule)} and $3::int > 0)::int as due`,
      [tenantId, now, months],
    );
    const { id, title, path, parameter } = rule;
    const { all = 0, due = 0 } = rows[0] ?? {};
    found.push({ id, title: localize(title, context.language), path, parameter, months, rows: all, due });
  }
  return found;
}

/** Counts what a rule would delete with some months, and deletes nothing. */
export async function tryRetention(
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<RetentionTrial> {
  const id = oneOf(
    input,
    'id',
    retentionRules.map((rule) => rule.id),
  );
  const months = numberIn(input, 'months', 1, 120);
  const rule = retentionRules.find((one) => one.id === id && has(context.resources, one));
  if (rule === undefined) return { due: 0, oldest: '', latest: '' };
  const { rows } = await context.db.query<RetentionTrial>(
    `select count(*)::int as due, coalesce(to_char(min(t.${rule.time}), 'YYYY-MM-DD'), '') as oldest,
      coalesce(to_char(max(t.${rule.time}), 'YYYY-MM-DD'), '') as latest from ${oldRows(rule)}`,
    [personOf(context).tenantId, context.now().toISOString(), months],
  );
  return rows[0] ?? { due: 0, oldest: '', latest: '' };
}

/** Deletes for every tenant what its parameters let go; each deletion is on record with its number. */
export async function keepRetention(context: Context): Promise<number> {
  const { rows: tenants } = await context.db.query<{ tenantId: string }>(
    `select distinct tenant_id as "tenantId" from blade_system_param
     where is_deleted = 0 and param_key = any($1::text[])`,
    [retentionRules.map(({ parameter }) => parameter).filter((key) => key !== '')],
  );
  let done = 0;
  for (const { tenantId } of tenants)
    for (const rule of retentionRules.filter((one) => one.parameter !== '' && has(context.resources, one)))
      done += await context.db.tx(async (sql) => {
        const months = await monthsOf(sql, tenantId, rule);
        if (months === 0) return 0;
        const params = [tenantId, context.now().toISOString(), months];
        const register = context.resources.get(rule.path);
        const files =
          register === undefined
            ? []
            : await filesOfRecords(sql, register, `select t.id from ${oldRows(rule)}`, params);
        const { count } = await sql.query(
          `delete from ${rule.table} where id in (select t.id from ${oldRows(rule)} for update skip locked)`,
          params,
        );
        if (register !== undefined) await withdrawFiles(sql, register, files, context);
        if (count > 0)
          await audit(sql, systemContext(context, tenantId), {
            action: 'retention',
            path: rule.path,
            changes: { count: { before: count, after: 0 }, months: { after: months } },
          });
        return count;
      });
  return done;
}
