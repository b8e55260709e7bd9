import type { HttpContext } from '../call/HttpContext.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { accountOf } from '../session/account.ts';
import { refuseLogin } from './refuseLogin.ts';
import { type SignedIn, startSession } from './startSession.ts';
import { attemptFrom } from './attemptFrom.ts';
import { scenesIn } from '../session/tokens.ts';
import { say } from '../words/say.ts';

interface Code {
  tenantId: string;
  userId: string;
  deptId: string | null;
  roleId: string | null;
  scenes: string;
  hours: number;
}

/** Opens the session of a wall by a code, which is used up by it; guesses count against their address. */
export async function displayLogin(context: HttpContext, typed: string): Promise<SignedIn> {
  const attempt = await attemptFrom(context);
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const now = context.now();
  const { rows } = await context.db.query<Code>(
    `delete from sys_display_code where hash = $1 and expires > $2
      returning tenant_id as "tenantId", user_id::text as "userId", dept_id as "deptId", role_id as "roleId", scenes,
        hours`,
    [sha256Hex(code), now.toISOString()],
  );
  const [found] = rows;
  const account = found === undefined ? null : await accountOf(context.db, found.userId);
  if (found === undefined || account === null)
    throw await refuseLogin(context, { tenantId: '000000', account: 'display' }, 'code', say`投屏码不正确或已经过期`);
  const { deptId, roleId, scenes } = found;
  const until = new Date(now.getTime() + found.hours * 3_600_000).toISOString();
  const signedIn = await startSession(
    context,
    { ...account, secondFactor: null, mustChangePassword: false },
    {
      by: 'display',
      attempt,
      display: { scenes, until, choice: { ...(deptId && { deptId }), ...(roleId && { roleId }) } },
    },
  );
  return { ...signedIn, display: { scenes: scenesIn(scenes), until } };
}
