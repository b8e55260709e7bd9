import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, pass, rowsOf } from '../../SecurityRule.ts';

const MOST_SECONDS = 60;

/** Whether the clocks of server and database agree, so that logs can be compared. */
export const rule: SecurityRule = {
  title: say`服务器与数据库时间一致`,
  remedy: say`请为两台机器配置同一个时间服务器`,
  judge: async (measure) => {
    const [row] = await rowsOf<{ seconds: number }>(
      measure,
      'select abs(extract(epoch from clock_timestamp() - f.at))::int as seconds from facts f',
    );
    const seconds = row?.seconds ?? 0;
    return seconds <= MOST_SECONDS ? pass(say`相差 ${seconds} 秒`) : fail(say`相差 ${seconds} 秒`);
  },
};
