import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass, rowsOf } from '../../SecurityRule.ts';

const MOST_DAYS = 90;

/** Days after which passwords have to be changed. */
export const rule: SecurityRule = {
  title: say`密码定期更换，周期不超过 90 天`,
  remedy: say`在“系统参数”中把 account.passwordDays 设为 1 到 90`,
  judge: async (measure) => {
    const [row] = await rowsOf<{ days: string }>(
      measure,
      `select trim(p.param_value) as days from facts f join blade_system_param p on p.tenant_id = f.tenant
       where p.param_key = 'account.passwordDays' and p.is_deleted = 0 limit 1`,
    );
    const days = Number(row?.days ?? '');
    if (row === undefined || !Number.isInteger(days) || days < 1) return fail(say`没有设置周期`);
    return days > MOST_DAYS ? fail(say`周期为 ${days} 天`) : pass(say`周期为 ${days} 天`);
  },
};
