import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Addresses from which twenty sign-ins failed within a day. */
export const rule = offenders({
  title: say`没有地址在一天内多次登录失败`,
  remedy: say`核实来源；外部地址请在防火墙中阻止`,
  sql: `select l.address as name from facts f join sys_login_attempt l on not l.ok and l.time > f.at - interval '1 day'
    group by l.address having count(*) >= 20`,
});
