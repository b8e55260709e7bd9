import { say } from '../../../../words/say.ts';
import { offenders } from '../../offenders.ts';

/** Ways by which messages of the last day did not go out. */
export const rule = offenders({
  title: say`一天内的消息都已发出`,
  remedy: say`检查消息网关的地址和账号`,
  sql: `select distinct o.channel as name from facts f join sys_outbox o on o.tenant_id = f.tenant
    and o.created > f.at - interval '1 day' and o.failure is not null and o.sent is null`,
});
