import type { HttpContext } from '../call/HttpContext.ts';
import type { Sql } from '../db/Database.ts';
import { say } from '../words/say.ts';
import type { Account } from '../session/account.ts';
import { succeed } from './addressLimit.ts';
import { type RequestedRoles, requestedRoles } from '../session/requestedRoles.ts';
import { type Grants, grantsOf } from '../session/grants.ts';
import { refuseLogin } from './refuseLogin.ts';
import { securityLog } from '../session/securityLog.ts';
import { sweep } from '../session/sweep.ts';
import { type TokenPair, openSession } from '../session/tokens.ts';

/** A session just opened or renewed, with its person. */
export interface SignedIn {
  pair: TokenPair;
  account: Account;
  grants: Grants;
  /** The screen of the session is locked; default false. */
  isLocked?: boolean;
  /** The session looks as somebody else, until then; '' once that is over. */
  viewUntil?: string;
  /** The session shows scenes on a wall, until then. */
  display?: { scenes: readonly string[]; until: string };
}

/** How somebody proved who they are. */
export interface Proof {
  by: 'password' | 'phone' | 'social' | 'sso' | 'display';
  /** The counted attempt of the address, which is now no failure. */
  attempt: string;
  /** What else is to be done in the transaction that opens the session. */
  also?: (sql: Sql) => Promise<void>;
  /** What a wall shows and until when, as the department and roles of who issued its code. */
  display?: { scenes: string; until: string; choice: RequestedRoles };
}

const isOver = async (sql: Sql, tenantId: string, now: Date) =>
  (
    await sql.query('select 1 from blade_system_tenant where tenant_id = $1 and is_deleted = 0 and expire_time < $2', [
      tenantId,
      now.toISOString(),
    ])
  ).rows.length > 0;

/**
 * Opens a session for a person who proved who they are, if tenant, account and roles are good; as the department and
 * role that the call asks for, where it may.
 */
export async function startSession(
  context: HttpContext,
  account: Account,
  { by, attempt, also, display }: Proof,
): Promise<SignedIn> {
  const { db, http, address } = context;
  const { tenantId, userId } = account;
  const now = context.now();
  const who = { tenantId, userId, account: account.account };
  if (!account.isActive) throw await refuseLogin(context, who, 'inactive', say`账号未启用或尚未通过审核,请联系管理员`);
  if (await isOver(db, tenantId, now))
    throw await refuseLogin(context, who, 'tenant', say`租户授权已过期,请联系管理员`);
  const choice = display?.choice ?? requestedRoles(context, account);
  const grants = await grantsOf(db, tenantId, choice.roleId ?? account.roleId, now);
  if (grants.roles.length === 0) throw await refuseLogin(context, who, 'role', say`未获得用户的角色信息`);
  const id = context.nextId();
  const pair = await db.tx(async (sql) => {
    await succeed(sql, attempt);
    await also?.(sql);
    await sweep(sql, now);
    const opened = await openSession(
      sql,
      {
        id,
        userId,
        tenantId,
        address,
        userAgent: http.request.headers.get('User-Agent') ?? '',
        ...choice,
        ...(display !== undefined && { display: { scenes: display.scenes, until: display.until } }),
      },
      now,
    );
    await securityLog(sql, context, { action: 'login', tenantId, userId, sessionId: id, facts: { by } });
    return opened;
  });
  return {
    pair,
    account: { ...account, deptId: choice.deptId ?? account.deptId, roleId: choice.roleId ?? account.roleId },
    grants,
  };
}
