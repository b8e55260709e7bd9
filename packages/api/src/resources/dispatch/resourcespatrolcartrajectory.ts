import { crud } from '../../call.ts';
import { datetime, dict, integer, number, ref, text, toggle } from '../../field.ts';
import { pointFields } from '../../fieldGroups/pointFields.ts';
import { type Row, resource } from '../../resource.ts';

/** 巡逻车轨迹: one position of a patrol car. */
export const resourcespatrolcartrajectory = resource('dispatch/resourcespatrolcartrajectory', {
  label: '巡逻车轨迹',
  title: 'carNo',
  log: true,
  menu: { icon: 'iconfont iconicon_route', sort: 2, group: 'resources' },
  fields: {
    carId: ref('巡逻车', 'dispatch/resourcespatrolcar', { required: true, search: true }),
    carNo: text('车牌号', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'carId', field: 'carNo' },
      max: 10,
    }),
    driverName: text('驾驶员', {
      list: true,
      max: 30,
      sensitive: 'name',
      copy: { through: 'carId', field: 'driverName' },
    }),
    gpsTime: datetime('定位时间', { required: true, search: true, list: true }),
    ...pointFields({ required: true }),
    speed: number('速度', { list: true, min: 0, max: 220, unit: '公里/小时', adds: false }),
    direction: integer('方向角', { min: 0, max: 359, unit: '度' }),
    altitude: number('海拔', { unit: '米' }),
    mileage: number('累计里程', { list: true, min: 0, unit: '公里' }),
    accOn: toggle('点火状态', { list: true }),
    locateType: dict('定位方式', 'locate_type'),
    address: text('位置描述', { list: true, max: 200 }),
    griddingId: ref('所属网格', 'grid/grid', {
      search: true,
      list: true,
      copy: { through: 'carId', field: 'griddingId' },
    }),
  },
  calls: crud,
});
export type Resourcespatrolcartrajectory = Row<typeof resourcespatrolcartrajectory>;
