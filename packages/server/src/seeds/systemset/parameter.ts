import { parameter } from '@lattice/api/resources/systemset/parameter';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 系统设置参数 in the demo town. */
export const seed = demoRows(parameter, 8, ({ n }) => {
  const [paramName, paramKey, paramValue] = (
    [
      ['地图中心', 'map.center', '118.618,30.112'],
      ['地图缩放级别', 'map.zoom', '14'],
      ['轨迹采集间隔（秒）', 'track.interval', '30'],
      ['走访提醒天数', 'visit.remindDays', '30'],
      ['事件超期预警（小时）', 'event.warnHours', '12'],
      ['上传图片上限（张）', 'upload.maxImages', '9'],
      ['居民端客服电话', 'mini.hotline', '0990-6100100'],
      ['隐私政策版本', 'privacy.version', 'V1.3'],
    ] as const
  )[n] as readonly [string, string, string];
  return { paramName, paramKey, paramValue };
});
