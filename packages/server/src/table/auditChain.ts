import type { AuditFault, AuditProof } from '@lattice/api/auditChain';
import type { Sql } from '../db/Database.ts';

/**
 * The chain of the audit log: each entry is sealed by a hash of its values and of the seal before, so that what is
 * changed, removed or put in between later is found. Run at start, behind the log itself.
 */
export const auditChainSchema = `
create index if not exists sys_audit_user_idx on sys_audit (user_id, time);
create index if not exists sys_audit_trace_idx on sys_audit (trace_id);
create table if not exists sys_audit_seal (
  seq bigint primary key, audit_id bigint not null unique, hash text not null, sealed timestamptz not null default now()
);
create or replace trigger sys_audit_seal_keep before update
or delete on sys_audit_seal for each row execute function sys_audit_keep();
create or replace function sys_audit_hash(before text, a sys_audit) returns text language sql stable as $$
  select encode(sha256(convert_to(before || jsonb_build_array(a.id, extract(epoch from a.time), a.tenant_id, a.user_id,
    a.address, a.action, a.path, a.record_id, a.changes, a.trace_id)::text, 'UTF8')), 'hex') $$;
create or replace function sys_audit_seal_next(most integer) returns integer language plpgsql as $$
declare
  n integer := 0;
  at bigint;
  last_hash text;
  since timestamptz;
  entry sys_audit;
begin
  perform pg_advisory_xact_lock(7418552);
  select s.seq, s.hash, a.time into at, last_hash, since from sys_audit_seal s left join sys_audit a
    on a.id = s.audit_id order by s.seq desc limit 1;
  at := coalesce(at, 0);
  last_hash := coalesce(last_hash, '');
  for entry in select a.* from sys_audit a where (since is null or a.time > since - interval '1 day')
    and not exists (select 1 from sys_audit_seal s where s.audit_id = a.id) order by a.time, a.id limit most
  loop
    at := at + 1;
    last_hash := sys_audit_hash(last_hash, entry);
    insert into sys_audit_seal (seq, audit_id, hash) values (at, entry.id, last_hash);
    n := n + 1;
  end loop;
  return n;
end $$;
`;

/** Entries that are sealed in one transaction. */
const BATCH = 5000;
/** Faults that are told. */
const TOLD = 50;

/** Seals the entries that are not sealed yet; gives how many. */
export async function sealAudit(sql: Sql): Promise<number> {
  for (let done = 0; ;) {
    const { rows } = await sql.query<{ n: number }>('select sys_audit_seal_next($1::integer) as n', [BATCH]);
    const n = rows[0]?.n ?? 0;
    done += n;
    if (n < BATCH) return done;
  }
}

/** Holds every seal against its entry and the seal before. */
export async function verifyAudit(sql: Sql): Promise<AuditProof> {
  const { rows: faults } = await sql.query<AuditFault>(
    `select c.seq::text as seq, c.audit_id::text as id, coalesce(to_char(a.time, 'YYYY-MM-DD HH24:MI:SS'), '') as time,
       coalesce(a.action, '') as action, coalesce(a.path, '') as register,
       case when a.id is null then 'missing' when c.seq <> c.prior + 1 then 'gap' else 'changed' end as fault
     from (select s.*, lag(s.hash, 1, '') over (order by s.seq) as before,
       lag(s.seq, 1, 0::bigint) over (order by s.seq)
       as prior from sys_audit_seal s) c
     left join sys_audit a on a.id = c.audit_id
     where a.id is null or c.seq <> c.prior + 1 or c.hash <> sys_audit_hash(c.before, a)
     order by c.seq limit ${TOLD}`,
  );
  const { rows } = await sql.query<{ sealed: number; open: number; head: string; since: string }>(
    `select (select count(*)::int from sys_audit_seal) as sealed,
      (select count(*)::int from sys_audit a where not exists (select 1 from sys_audit_seal s where s.audit_id = a.id))
        as open,
      coalesce((select hash from sys_audit_seal order by seq desc limit 1), '') as head,
      coalesce((select to_char(min(time), 'YYYY-MM-DD') from sys_audit), '') as since`,
  );
  return { ...(rows[0] ?? { sealed: 0, open: 0, head: '', since: '' }), faults };
}
