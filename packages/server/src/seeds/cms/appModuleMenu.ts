import { appModuleMenu } from '@lattice/api/resources/cms/appModuleMenu';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 应用模块菜单 in the demo town. */
export const seed = demoRows(appModuleMenu, 12, ({ n }) => {
  const [moduleName, parent, app, code] = (
    [
      ['事件上报', -1, '1', 'report'],
      ['走访记录', -1, '1', 'visit'],
      ['巡查打卡', -1, '1', 'patrol'],
      ['我的任务', -1, '1', 'task'],
      ['随手拍', -1, '2', 'snap'],
      ['找网格员', -1, '2', 'member'],
      ['办事服务', -1, '2', 'service'],
      ['服务预约', 6, '2', 'appoint'],
      ['办事指南', 6, '2', 'guide'],
      ['志愿活动', -1, '2', 'volunteer'],
      ['心理测评', -1, '2', 'psy'],
      ['运行态势', -1, '3', 'overview'],
    ] as const
  )[n] as readonly [string, number, string, string];
  return {
    moduleName,
    moduleCode: code,
    parentId: parent < 0 ? null : idOf('cms/appModuleMenu', parent),
    appType: app,
    icon: pictureOf('icon', n),
    path: `/pages/${code}/index`,
    openMode: '1',
    roleIds: null,
    needLogin: 1,
    needAuth: app === '2' ? 1 : 0,
    badgeCode: null,
    minVersion: 'V1.0.0',
    isHome: parent < 0 ? 1 : 0,
    isEnabled: 1,
  };
});
