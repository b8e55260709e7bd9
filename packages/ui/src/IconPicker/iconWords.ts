import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each picture of the wire is called, by the word in its name; the word itself is the English name. */
export const iconWords: Readonly<Record<string, MessageDescriptor>> = {
  activity: msg`动态`, auth: msg`授权`, authority: msg`权限`, base: msg`基础设置`, bell: msg`铃铛`, building: msg`楼栋`, calendar: msg`日历`, camera: msg`摄像头`, campus: msg`校园`, car: msg`汽车`, chart: msg`图表`, clipboard: msg`记录板`,
  database: msg`数据库`, dept: msg`部门`, desk: msg`工作台`, dict: msg`字典`, event: msg`事件`, file: msg`文件`, flag: msg`旗帜`, flow: msg`流程`, folder: msg`文件夹`, grid: msg`网格`, home: msg`首页`, house: msg`房屋`, list: msg`列表`, log: msg`日志`, map: msg`地图`, message: msg`消息`,
  monitor: msg`监控`, notice: msg`通知`, param: msg`参数`, party: msg`党建`, person: msg`人员`, population: msg`人口`, post: msg`岗位`, region: msg`行政区划`, report: msg`报表`, resource: msg`资源`, road: msg`道路`, role: msg`角色`, route: msg`路线`, safety: msg`安全`, school: msg`学校`, service: msg`服务`,
  setting: msg`设置`, shield: msg`盾牌`, source: msg`数据源`, system: msg`系统`, tags: msg`标签`, tool: msg`工具`, tree: msg`组织树`, user: msg`用户`, vehicle: msg`车辆`, video: msg`视频`, volunteer: msg`志愿者`, warning: msg`预警`, work: msg`工作`,
};
