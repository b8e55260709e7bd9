import { accountWithoutRole } from '@lattice/api/accountWithoutRole';
import { user } from '@lattice/api/resources/blade-user';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idOrNone } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { type Table, tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { refuseMandateHolders } from './keepMandates.ts';

type Input = Readonly<Record<string, unknown>>;

/** By what somebody signs in, beside the password. */
const SIGN_IN = ['account', 'phone', 'email'];

/**
 * The table by which an account is saved. While the three administrators are kept apart an account gets its roles by
 * the security administrator alone, and nobody changes how another of the three signs in.
 */
export async function accountTable(sql: Sql, input: Input, context: Context): Promise<Table> {
  if (personOf(context).mandate === undefined) return tableOf(user);
  const id = idOrNone(input, 'id');
  const { rows } = await sql.query<Record<string, string | null>>(
    `select role_id as "roleId", account, phone, email from blade_user where id = $1`,
    [id],
  );
  const changed = ['roleId', ...SIGN_IN].filter(
    (name) => input[name] !== undefined && String(input[name] ?? '') !== (rows[0]?.[name] ?? ''),
  );
  if (changed.includes('roleId')) throw new Refusal(400, say`三员分立期间，角色由安全管理员授予`);
  if (id !== null && changed.length > 0) await refuseMandateHolders(sql, context, [id]);
  return tableOf(accountWithoutRole);
}
