import { newTraceId } from '../call/newTraceId.ts';
import { systemPerson } from '../call/systemContext.ts';
import type { Database } from '../db/Database.ts';
import { StartError } from '../errors/StartError.ts';
import { unlock } from '../session/accountLock.ts';
import { audit } from '../table/audit.ts';

/**
 * Frees an account that wrong passwords locked, for who cannot sign in to do it; gives what to tell.
 * @throws {StartError} Where the tenant has no such account.
 */
export async function unlockAccount(
  db: Database,
  { account, tenantId, nextId }: { account: string; tenantId: string; nextId: () => string },
): Promise<string> {
  return db.tx(async (sql) => {
    const { rows } = await sql.query<{ id: string }>(
      'select id::text as id from blade_user where tenant_id = $1 and account = $2 and is_deleted = 0 for update',
      [tenantId, account],
    );
    const [found] = rows;
    if (found === undefined)
      throw new StartError(`Tenant ${tenantId} has no account "${account}"; check the spelling. Nothing was changed.`);
    await unlock(sql, tenantId, account);
    const context = { nextId, person: systemPerson(tenantId), address: '', traceId: newTraceId() };
    await audit(sql, context, { action: 'unlock', path: 'blade-user', recordId: found.id });
    return `Account "${account}" is unlocked; its password stays as it was.`;
  });
}
