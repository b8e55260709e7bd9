import type { Ability } from '@lattice/api/abilities';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What of the application needs each ability, as administrators read it. */
export const abilityWords: Readonly<Record<Ability, MessageDescriptor>> = {
  totals: msg`按字段分组与合计`,
  where: msg`用“或”组合的查询条件`,
  below: msg`按网格、部门等包含下级查询`,
  fields: msg`列表只取显示的字段`,
  counts: msg`标签上的数量`,
  restore: msg`撤销删除`,
  reveal: msg`查看脱敏内容的明文`,
  visible: msg`按脱敏内容的可见部分查询`,
  changes: msg`记录的变更历史`,
  comments: msg`记录的评论`,
  views: msg`与部门、角色共享的视图`,
  flow: msg`流程的退回、撤回、委派、加签和催办`,
  household: msg`一户登记`,
  inbox: msg`消息实时提醒`,
  settings: msg`个人设置随账号同步`,
  desk: msg`首页待办与辖区概况`,
  security: msg`安全检查`,
  switch: msg`切换部门与角色`,
  map: msg`地图按范围取数`,
  sight: msg`数据权限解释与预览`,
  arrange: msg`树的移动与部门合并`,
  tools: msg`附件用途、存储测试与版本列表`,
  accounts: msg`账号移交、远程下线与闲置账号`,
  auditChain: msg`审计日志校验`,
  recycle: msg`回收站`,
  trace: msg`操作轨迹`,
  exportNotes: msg`导出台账`,
  secondFactor: msg`动态口令`,
  scales: msg`量表答题与编排`,
  appointments: msg`预约日历与叫号`,
  cameras: msg`摄像头画面与预置位`,
};
