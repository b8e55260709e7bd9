import { personOf, refuseForeignIds } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idsIn } from '../../call/parameter.ts';
import { endSessionsOf } from '../../session/endSession.ts';
import { audit } from '../../table/audit.ts';
import { refuseHigherAccounts } from '../rights/refuseMoreThanHeld.ts';
import { refuseMandateHolders } from '../separation/keepMandates.ts';

/** Turns the second factor of accounts off, and ends their sessions. */
export async function resetSecondFactors(input: Readonly<Record<string, unknown>>, context: Context): Promise<boolean> {
  const ids = idsIn(input, 'userIds');
  await context.db.tx(async (sql) => {
    await refuseForeignIds(sql, personOf(context), 'blade_user', ids);
    await refuseHigherAccounts(sql, context, ids);
    await refuseMandateHolders(sql, context, ids);
    await sql.query('delete from sys_second_factor where user_id = any($1::bigint[])', [ids]);
    for (const id of ids) {
      await endSessionsOf(sql, id, 'account', context.now(), personOf(context).sessionId);
      await audit(sql, context, { action: 'second-off', path: 'blade-user', recordId: id });
    }
  });
  return true;
}
