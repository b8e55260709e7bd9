import type { Context } from '../call/Context.ts';
import type { Person } from '../call/Person.ts';
import type { Sql } from '../db/Database.ts';
import type { Account } from './account.ts';
import { sha256Hex } from '../crypto/digest.ts';
import type { Grants } from './grants.ts';

/** Id of everybody whom another service knows and who has no account here, as BladeX answers it. */
export const GUEST = '-1';

/** A guest: the lasting name at the other service, and one to greet by. */
export interface Guest {
  tenantId: string;
  oauthId: string;
  name: string;
}

/** What a guest is allowed: nothing. */
export const guestGrants: Grants = { roleIds: [], roles: [], permissions: new Set(), rows: [], apis: [] };

/** A call of somebody without a session, who is nobody and may do nothing but this. */
export const asGuest = (context: Context, tenantId: string): Context => ({
  ...context,
  person: {
    userId: GUEST,
    tenantId,
    account: '',
    realName: '',
    deptId: '',
    ...guestGrants,
    sessionId: '0',
    mustChangePassword: false,
  },
});

/** What the token reply says of a guest. */
export const guestAccount = ({ tenantId, oauthId, name }: Guest): Account => ({
  userId: GUEST,
  tenantId,
  account: '',
  name,
  realName: '',
  avatar: '',
  deptId: '',
  postId: '',
  roleId: '',
  isActive: true,
  mustChangePassword: false,
  secondFactor: null,
  hash: null,
  oauthId,
});

/** The guest of a session; null when it has ended or is not a guest's. */
export async function guestOfSession(sql: Sql, sessionId: string): Promise<Guest | null> {
  const { rows } = await sql.query<Guest>(
    `select tenant_id as "tenantId", oauth_id as "oauthId", coalesce(guest_name, '') as name
      from sys_session
      where id = $1 and user_id = ${GUEST} and oauth_id is not null and ended is null`,
    [sessionId],
  );
  return rows[0] ?? null;
}

/** The guest whose access token it is; null when there is none. */
export async function guestOfToken(sql: Sql, token: string, now: Date): Promise<Person | null> {
  const { rows } = await sql.query<{ sessionId: string }>(
    'select session_id as "sessionId" from sys_access_token where hash = $1 and expires > $2::timestamptz',
    [sha256Hex(token), now.toISOString()],
  );
  const sessionId = rows[0]?.sessionId ?? null;
  const guest = sessionId === null ? null : await guestOfSession(sql, sessionId);
  if (sessionId === null || guest === null) return null;
  return {
    userId: GUEST,
    tenantId: guest.tenantId,
    account: '',
    realName: guest.name,
    deptId: '',
    ...guestGrants,
    sessionId,
    mustChangePassword: false,
    oauthId: guest.oauthId,
  };
}
