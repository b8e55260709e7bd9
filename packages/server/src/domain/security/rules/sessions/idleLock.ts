import { say } from '../../../../words/say.ts';
import { passwordRules } from '../../../accounts/passwordRules.ts';
import { type SecurityRule, fail, pass } from '../../SecurityRule.ts';

/** Whether unattended screens are locked, whatever the people choose. */
export const rule: SecurityRule = {
  title: say`无人操作时自动锁屏，不超过 30 分钟`,
  remedy: say`在“系统参数”的“设置”中填写无人操作锁屏时间`,
  judge: async ({ context, tenantId }) => {
    const { idleMinutes } = await passwordRules(context.db, tenantId);
    return idleMinutes === 0 ? fail(say`由各人自己决定`) : pass(say`${idleMinutes} 分钟`);
  },
};
