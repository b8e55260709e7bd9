import { dayFrom } from '@lattice/api/day';
import { dispatchdevlogin } from '@lattice/api/resources/dispatch/dispatchdevlogin';
import { momentOf } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { officeOf } from '../../town/places/offices.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 调度设备登录 in the demo town. */
export const seed = demoRows(dispatchdevlogin, 7, ({ n, town }) => {
  const name =
    ['视频监控平台', '国标级联平台', '视频会议平台', '语音对讲平台', '应急广播平台', '物联网平台', '演示视频平台'][n] ??
    '';
  return {
    loginName: `枫桥镇${name}`,
    platformType: String(n + 1),
    serverUrl: `https://platform${n + 1}.fengqiao.example`,
    port: 8443,
    account: `platform${n + 1}`,
    password: 'to-be-set',
    appKey: `ak-${n + 1}`,
    appSecret: 'to-be-set',
    userId: workerAt(officeOf('peace').id, 2).userId,
    deptId: officeOf('peace').id,
    isOnline: n === 4 ? 0 : 1,
    lastLoginTime: momentOf(dayFrom(town.today, -1), 500 + n),
    lastLoginIp: `10.20.0.${n + 11}`,
    // Meetings of the demo are held on the own server.
    isEnabled: n === 2 ? 0 : 1,
  };
});
