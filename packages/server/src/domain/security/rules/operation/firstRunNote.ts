import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, notApplicable, pass } from '../../SecurityRule.ts';

/** Whether the passwords of the first start still lie in the data folder. */
export const rule: SecurityRule = {
  title: say`首次启动的密码文件已删除`,
  remedy: say`记下后删除数据目录中的 first-run.txt`,
  judge: async ({ context: { settings } }) => {
    if (settings.dataDir === undefined) return notApplicable(say`没有数据目录`);
    const isThere = await access(join(settings.dataDir, 'first-run.txt')).then(
      () => true,
      () => false,
    );
    return isThere ? fail(say`文件还在`) : pass(say`已删除`);
  },
};
