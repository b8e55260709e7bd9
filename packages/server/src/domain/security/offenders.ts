import { type MessageDescriptor, say } from '../../words/say.ts';
import { type SecurityRule, fail, pass, rowsOf } from './SecurityRule.ts';

/** SQL of the accounts with which people can sign in, as `u` with their password `p`, beside `facts f`. */
export const accountsInUse = `facts f
  join blade_user u on u.tenant_id = f.tenant and u.is_deleted = 0 and u.status in ('1', '2')
  join sys_password p on p.user_id = u.id`;

/** SQL of the sessions that have not ended, as `s` with their account `u`, beside `facts f`. */
export const openSessions = `facts f
  join sys_session s on s.tenant_id = f.tenant and s.ended is null and s.refresh_expires > f.at
  join blade_user u on u.id = s.user_id`;

/** How many of those found are named. */
const NAMED = 5;

/** A rule that holds while a query finds nothing. */
export const offenders = ({
  title,
  remedy,
  sql,
}: {
  title: MessageDescriptor;
  remedy: MessageDescriptor;
  /** Gives the `name` of each that is not as it should be. */
  sql: string;
}): SecurityRule => ({
  title,
  remedy,
  judge: async (measure) => {
    const [found] = await rowsOf<{ n: number; names: string[] }>(
      measure,
      `select count(*)::int as n, coalesce((array_agg(o.name order by o.name))[1:${NAMED}], '{}') as names
       from (${sql}) o`,
    );
    const { n = 0, names = [] } = found ?? {};
    if (n === 0) return pass(say`没有发现`);
    return fail(n > NAMED ? say`发现 ${n} 项，如：${names}` : say`发现 ${n} 项：${names}`);
  },
});
