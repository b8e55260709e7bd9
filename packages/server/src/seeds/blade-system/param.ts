import { param } from '@lattice/api/resources/blade-system/param';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 系统参数 in the demo town. */
export const seed = demoRows(param, 8, ({ n }) => {
  const [paramName, paramKey, paramValue] = (
    [
      ['首页标题', 'index.title', '枫桥镇网格化治理平台'],
      ['登录失败锁定次数', 'account.failCount', '5'],
      ['密码有效天数', 'account.passwordDays', '180'],
      ['水印文字', 'page.watermark', '枫桥镇'],
      ['上午工作时间', 'workingHours.morning', '08:30-12:00'],
      ['下午工作时间', 'workingHours.afternoon', '14:00-17:30'],
      ['本地休息日', 'workingHours.daysOff', '无'],
      ['本地上班日', 'workingHours.daysOn', '无'],
    ] as const
  )[n] as readonly [string, string, string];
  return { paramName, paramKey, paramValue };
});
