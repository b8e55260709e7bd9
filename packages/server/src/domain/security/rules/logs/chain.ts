import { verifyAudit } from '../../../../table/auditChain.ts';
import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass } from '../../SecurityRule.ts';

/** Whether every entry of the audit log is as it was sealed. */
export const rule: SecurityRule = {
  title: say`审计日志的校验链完整`,
  remedy: say`在“审计日志”中按“校验”查看是哪些记录，并从备份中找回原来的内容`,
  judge: async ({ context: { db } }) => {
    const { faults, sealed } = await verifyAudit(db);
    return faults.length > 0 ? fail(say`发现 ${faults.length} 处不一致`) : pass(say`${sealed} 条一致`);
  },
};
