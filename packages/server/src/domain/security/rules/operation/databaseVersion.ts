import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass, rowsOf } from '../../SecurityRule.ts';

/** The oldest PostgreSQL that still gets repairs. */
const LEAST = 14;

/** Whether the database gets repairs. */
export const rule: SecurityRule = {
  title: say`数据库版本仍有安全更新`,
  remedy: say`升级 PostgreSQL`,
  judge: async (measure) => {
    const [row] = await rowsOf<{ version: string }>(
      measure,
      "select current_setting('server_version') as version from facts f",
    );
    const version = (row?.version ?? '').split(' ')[0] ?? '';
    return Number.parseInt(version, 10) >= LEAST ? pass(say`PostgreSQL ${version}`) : fail(say`PostgreSQL ${version}`);
  },
};
