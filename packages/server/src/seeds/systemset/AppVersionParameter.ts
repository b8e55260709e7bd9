import { dayFrom } from '@lattice/api/day';
import { appVersionParameter } from '@lattice/api/resources/systemset/AppVersionParameter';
import { momentOf } from '../../town/calendar.ts';
import { addressOf, versions } from '../../town/records/demoFiles.ts';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 应用版本 in the demo town. */
export const seed = demoRows(appVersionParameter, 8, ({ n, town }) => {
  const isApp = n < 6;
  const version = versions[n];
  if (version === undefined) throw new Error(`The demo town has no package of version ${n}`);
  const major = 1 + Math.floor(n / 3);
  return {
    appType: isApp ? '1' : '2',
    platform: (['1', '2', '3'] as const)[n % 3],
    versionName: `V${major}.${n % 3}.0`,
    versionCode: version.code,
    packageFile: addressOf(version),
    downloadUrl: `https://fengqiao.example/app/${version.code}`,
    packageSize: version.bytes.length,
    fileMd5: version.md5,
    updateContent: ['优化走访登记，支持离线保存。', '修复部分机型定位偏移。', '新增巡查打卡和轨迹回放。'][n % 3],
    forceUpdate: n === 5 ? 1 : 0,
    minVersionCode: 100,
    publishTime: momentOf(dayFrom(town.today, -400 + n * 50), 600),
    status: n === 7 ? '0' : n === 0 ? '2' : '1',
  };
});
