import { usual } from '@lattice/api/resources/blade-log/usual';
import { demoRows } from '../../town/fill/demoRows.ts';
import { machine } from '../../town/records/services.ts';

/** Start data of 通用日志 in the demo town. */
export const seed = demoRows(usual, { town: 80, sample: 4 }, ({ n, random, member }) => ({
  ...machine(n),
  logLevel: n % 7 === 0 ? 'WARN' : 'INFO',
  logId: ['导出居民台账', '批量发放积分', '生成考核结果', '同步设备状态'][n % 4],
  logData: ['导出 320 行', '共 18 人', '120 人已生成', '在线 148 台'][n % 4],
  method: 'POST',
  requestUri: '/api/demo',
  methodClass: 'job',
  methodName: 'run',
  params: '{}',
  time: String(random.int(20, 900)),
  createBy: member.account,
}));
