import type { LedgerEntry, Pickup, Wallet } from '@lattice/api/marketCalls';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idOrNone } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';
import { memberBalance } from './post.ts';

/** Somebody who has points. */
export interface Holder {
  id: string;
  name: string;
  phone: string;
  gridding: string | null;
}

const SHOWN = 100;
const nobody: Wallet = { memberId: '', memberName: '', balance: 0, entries: [], pickups: [] };

/** The grid member who the person is; undefined for everybody else. */
export async function ownHolder(sql: Pick<Sql, 'query'>, context: Context): Promise<Holder | undefined> {
  const { tenantId, userId } = personOf(context);
  const { rows } = await sql.query<Holder>(
    `select id::text as id, person_name as name, coalesce(phone, '') as phone, gridding_id::text as gridding
      from grid_gridmember where tenant_id = $1 and user_id = $2 and is_deleted = 0 order by id limit 1`,
    [tenantId, userId],
  );
  return rows[0];
}

async function holderIn(input: Readonly<Record<string, unknown>>, context: Context): Promise<Holder | undefined> {
  const requested = idOrNone(input, 'memberId');
  if (requested === null) return ownHolder(context.db, context);
  const q = new ReportQuery(context);
  return q.one<Holder>(
    `select t.id::text as id, t.person_name as name, coalesce(t.phone, '') as phone, t.gridding_id::text as gridding
      from ${q.of(gridmember)} and t.id = ${q.p(requested)}`,
  );
}

/** What changed the balance of a member `$1`, each with the balance after it. */
const ledger = `select * from (
  select x.*, sum(x.change) over (order by x.time, x.id)::int as balance from (
    select p.id::text as id, 'project/GridmemberPoints' as of, left(coalesce(p.occur_time, p.create_time)::text, 19)
      as time, coalesce(p.reason, '') as words,
      (case when p.change_type = '1' then p.points else -p.points end) as change
    from project_gridmemberpoints p
    where p.grid_member_id = $1 and p.status = '1' and p.is_deleted = 0
    union all
    select e.id::text, 'project/exchangeRecord', left(coalesce(e.exchange_time, e.create_time)::text, 19),
      concat(e.goods_name, ' × ', e.quantity), -coalesce(e.total_points, 0)
    from project_exchangerecord e
    join grid_gridmember m on m.id = $1 and m.phone = e.phone and m.tenant_id = e.tenant_id
    where e.person_type = '1' and e.status in ('0', '1') and e.is_deleted = 0) x) y
  order by y.time desc, y.id desc limit ${SHOWN}`;

/** The points of a grid member: balance, ledger, and what the person has to collect. */
export async function walletOf(input: Readonly<Record<string, unknown>>, context: Context): Promise<Wallet> {
  const holder = await holderIn(input, context);
  if (holder === undefined) return nobody;
  const { db } = context;
  const own = await ownHolder(db, context);
  const balance = await db.query<{ points: number }>(`select ${memberBalance('$1::bigint')} as points`, [holder.id]);
  const entries = await db.query<LedgerEntry>(ledger, [holder.id]);
  const pickups = await db.query<Pickup>(
    `select e.id::text as id, e.exchange_no as "exchangeNo", e.goods_name as "goodsName", e.quantity,
      e.total_points as "totalPoints", e.pickup_code as "pickupCode", coalesce(k.market_name, '') as "marketName",
      left(e.exchange_time::text, 19) as "exchangeTime"
     from project_exchangerecord e left join project_pointsmarket k on k.id = e.market_id
     where e.phone = $1 and e.tenant_id = $2 and e.person_type = '1' and e.status = '0' and e.is_deleted = 0
     order by e.exchange_time desc, e.id desc limit 20`,
    [own?.id === holder.id ? holder.phone : null, personOf(context).tenantId],
  );
  return {
    memberId: holder.id,
    memberName: String(maskedValue(gridmember.fields.personName, holder.name)),
    balance: balance.rows[0]?.points ?? 0,
    entries: entries.rows,
    pickups: pickups.rows,
  };
}
