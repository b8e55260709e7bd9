import { say } from '../../../../words/say.ts';
import { offenders, accountsInUse } from '../../offenders.ts';

/** Least logarithm of the cost of a hash, that of `session/password.ts`. */
const leastCost = 15;

/** Passwords whose hash is cheaper to guess than the one the server makes now. */
export const rule = offenders({
  title: say`密码以足够强度的加盐散列保存`,
  remedy: say`请为这些账号重置密码，新密码按当前强度保存`,
  sql: `select u.account as name from ${accountsInUse} where p.hash not like '$scrypt$%'
    or coalesce(substring(p.hash from 'ln=([0-9]+)')::int, 0) < ${leastCost}`,
});
