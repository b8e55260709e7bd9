import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { audit } from '../table/audit.ts';
import { asViewer } from './asViewer.ts';

/** Why somebody no longer looks as another person. */
type ViewEnd = 'button' | 'time' | 'logout';

interface Ending {
  viewedId: string;
  account: string;
  isNoted: boolean;
  isLate: boolean;
}

/** Ends the view of the session of the call, if there is one, and notes it once. */
export async function endView(sql: Sql, context: Context, why: ViewEnd): Promise<void> {
  const sessionId = context.person?.sessionId ?? null;
  const { rows } = await sql.query<Ending>(
    `select s.viewed_id as "viewedId", coalesce(u.account, '') as account, s.view_until is null as "isNoted",
      s.view_until <= $2::timestamptz as "isLate"
     from sys_session s left join blade_user u on u.id = s.viewed_id
     where s.id = $1 and s.viewed_id is not null
     for update of s`,
    [sessionId, context.now().toISOString()],
  );
  const [view] = rows;
  if (view === undefined) return;
  await sql.query('update sys_session set viewed_id = null, viewed_roles = null, view_until = null where id = $1', [
    sessionId,
  ]);
  if (view.isNoted) return;
  await audit(
    sql,
    { ...context, person: asViewer(context.person) },
    {
      action: 'view-end',
      path: 'blade-user',
      recordId: view.viewedId,
      changes: { account: { after: view.account }, why: { after: view.isLate ? 'time' : why } },
    },
  );
}

/** Notes the end of views that are over by time or with their session; whoever looked has still to press the end. */
export async function noteViewsOver(sql: Sql, { nextId, now }: Pick<Context, 'nextId' | 'now'>): Promise<void> {
  const { rows } = await sql.query<{ tenantId: string; userId: string; viewedId: string; account: string }>(
    `with over as (select id from sys_session
        where viewed_id is not null and view_until is not null and (view_until <= $1::timestamptz or ended is not null)
        for update skip locked)
     update sys_session s set view_until = null from over, blade_user u
      where s.id = over.id and u.id = s.viewed_id
      returning s.tenant_id as "tenantId", s.user_id as "userId", s.viewed_id as "viewedId", u.account`,
    [now().toISOString()],
  );
  for (const { tenantId, userId, viewedId, account } of rows)
    await sql.query(
      `insert into sys_audit (id, tenant_id, user_id, address, action, path, record_id, changes, trace_id)
        values ($1, $2, $3, '', 'view-end', 'blade-user', $4, $5, '')`,
      [nextId(), tenantId, userId, viewedId, JSON.stringify({ account: { after: account }, why: { after: 'time' } })],
    );
}
