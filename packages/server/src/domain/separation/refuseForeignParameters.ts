import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Whether a parameter is of the passwords and accounts, which are the security administrator's. */
const isOfSecurity = (key: string): boolean => key.startsWith('account.');

/**
 * Refuses parameters of another administrator while the three are kept apart: stored ones by id, a further one by key.
 */
export async function refuseForeignParameters(context: Context, ids: readonly string[], key = ''): Promise<void> {
  const { mandate } = personOf(context);
  if (mandate === undefined) return;
  const { rows } = await context.db.query<{ key: string }>(
    'select param_key as key from blade_system_param where id = any($1::bigint[])',
    [ids],
  );
  const keys = [...rows.map((row) => row.key), ...(key === '' ? [] : [key.trim()])];
  if (keys.some((one) => isOfSecurity(one) !== (mandate === 'security')))
    throw new Refusal(
      400,
      mandate === 'security'
        ? say`三员分立期间，安全管理员只修改账号与密码的参数`
        : say`三员分立期间，账号与密码的参数由安全管理员修改`,
    );
}
