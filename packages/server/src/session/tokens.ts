import type { Person } from '../call/Person.ts';
import type { Database, Sql } from '../db/Database.ts';
import { activeAccountSql } from './accountLock.ts';
import { grantedSql } from './account.ts';
import type { RequestedRoles } from './requestedRoles.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { isOfPersonSql, secondDueSql, secondJoin } from './secondFactor.ts';
import { grantsOf } from './grants.ts';
import { guestOfToken } from './guestSession.ts';
import { randomToken } from '../crypto/random.ts';
import { type ViewRow, personViewed } from './viewAs.ts';

/** Seconds for which an access token is good. */
export const ACCESS_SECONDS = 3600;
/** Seconds for which a refresh token is good. */
export const REFRESH_SECONDS = 7 * 24 * 3600;

/** The two tokens of a session, in clear: they are never stored so. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** A session as a rotation finds it. */
export interface SessionFacts {
  id: string;
  userId: string;
  tenantId: string;
}

/** The moment some seconds after another, as a statement's parameter. */
export const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/** Makes an access token good for its session; those given before stay good, since other tabs hold them. */
export const storeAccessToken = (sql: Sql, access: string, id: string, now: Date) =>
  sql.query('insert into sys_access_token (hash, session_id, expires) values ($1, $2, $3)', [
    sha256Hex(access),
    id,
    secondsAfter(now, ACCESS_SECONDS),
  ]);

/** A session as it begins. */
export interface NewSession extends SessionFacts, RequestedRoles {
  address: string;
  userAgent: string;
  /** What a wall shows, and until when; such a session reads the calls of its scenes and nothing else. */
  display?: { scenes: string; until: string };
  /** Names of a guest at the service that knows them: the lasting one, and one to greet by. */
  guest?: { oauthId: string; name: string };
}

/** Opens a session and gives its first pair. */
export async function openSession(sql: Sql, session: NewSession, now: Date): Promise<TokenPair> {
  const pair = { access: randomToken(), refresh: randomToken() };
  await sql.query(
    `insert into sys_session (id, user_id, tenant_id, refresh_hash, refresh_expires, created, last_seen, address,
        user_agent, dept_id, role_id, oauth_id, guest_name, display_scenes, display_until)
     values ($1, $2, $3, $4, least($5::timestamptz, $14::timestamptz), $6::timestamptz, $6::timestamptz, $7, $8, $9,
       $10, $11, $12, $13, $14::timestamptz)`,
    [
      session.id,
      session.userId,
      session.tenantId,
      sha256Hex(pair.refresh),
      secondsAfter(now, REFRESH_SECONDS),
      now.toISOString(),
      session.address,
      session.userAgent.slice(0, 300),
      session.deptId ?? null,
      session.roleId ?? null,
      session.guest?.oauthId ?? null,
      session.guest?.name ?? null,
      session.display?.scenes ?? null,
      session.display?.until ?? null,
    ],
  );
  await storeAccessToken(sql, pair.access, session.id, now);
  return pair;
}

interface Found extends ViewRow {
  sessionId: string;
  userId: string;
  tenantId: string;
  account: string;
  realName: string;
  deptId: string;
  roleId: string;
  mustChangePassword: boolean;
  isLocked: boolean;
  secondFactor: 'due' | 'enrol' | null;
  proven: string | null;
  display: string | null;
  idle: boolean;
}

/** Addresses of the scenes that a wall shows, as they are stored. */
export const scenesIn = (stored: string): string[] => stored.split(',').filter((scene) => scene !== '');

const tokenOf = (header: string | null): string | null => /^bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;

/**
 * The person whose access token a `Blade-Auth` header carries; null when the token, its session or the account is not
 * good any more.
 */
export async function authenticate(db: Database, header: string | null, now: Date): Promise<Person | null> {
  const token = tokenOf(header);
  if (token === null) return null;
  const { rows } = await db.query<Found>(
    `select s.id as "sessionId", u.id as "userId", u.tenant_id as "tenantId", u.account,
      coalesce(u.real_name, '') as "realName", coalesce(s.dept_id, u.dept_id, '') as "deptId",
       coalesce(s.role_id, u.role_id, '') as "roleId",
       coalesce(p.must_change, false) and ${isOfPersonSql} as "mustChangePassword",
       s.locked is not null as "isLocked", ${secondDueSql} as "secondFactor",
       case when f.user_id is not null then to_json(s.proven) #>> '{}' end as proven,
       s.viewed_id as "viewedId", s.viewed_roles as "viewedRoles", to_json(s.view_until) #>> '{}' as "viewUntil",
       s.display_scenes as display,
       s.last_seen < $2::timestamptz - interval '1 minute' as idle
     from sys_access_token a
     join sys_session s on s.id = a.session_id
     join blade_user u on u.id = s.user_id and u.tenant_id = s.tenant_id
     left join sys_password p on p.user_id = u.id
     ${secondJoin}
     where a.hash = $1 and a.expires > $2::timestamptz and s.ended is null
     and coalesce(s.display_until > $2::timestamptz, true) and ${activeAccountSql} and u.is_deleted = 0
     and ${grantedSql('s', 'u')}`,
    [sha256Hex(token), now.toISOString()],
  );
  const [found] = rows;
  if (found === undefined) return guestOfToken(db, token, now);
  if (found.idle)
    await db.query('update sys_session set last_seen = $2 where id = $1', [found.sessionId, now.toISOString()]);
  const {
    idle: _idle,
    roleId,
    deptId,
    secondFactor,
    proven,
    viewedId,
    viewedRoles,
    viewUntil,
    display,
    ...person
  } = found;
  if (viewedId !== null) return personViewed(db, person, { viewedId, viewedRoles, viewUntil }, now);
  const second = { ...(secondFactor !== null && { secondFactor }), ...(proven !== null && { proven }) };
  return {
    ...person,
    ...second,
    ...(display !== null && { display: scenesIn(display) }),
    deptId: deptId.split(',')[0] ?? '',
    ...(await grantsOf(db, person.tenantId, roleId, now)),
  };
}
