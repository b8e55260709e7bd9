import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is known of a page with an address of its own, besides those of the menu, before its code is there. */
export interface PageInfo {
  /** Its address; `:name` stands for a part that differs. */
  path: string;
  /** Its tag label, which is also the title of the window; a part `:name` of the address is added to it. */
  title: MessageDescriptor;
  /** Who may see it: people signed in, people not signed in, or both. */
  access: 'member' | 'guest' | 'anyone';
  /** Whether it gets a tag; default true. */
  isTab?: boolean;
  /** Whether its state is kept while another tag is shown; default true. */
  isKept?: boolean;
  /** Whether it fills the window, without bars and menu; default false. */
  isFull?: boolean;
}

/** The first page (specification, section 9). */
export const HOME = '/wel/index';

const open = { access: 'anyone', isTab: false } as const;
const full = { isTab: false, isFull: true } as const;

/** Pages by address (specification, section 2). */
export const pageTable: readonly PageInfo[] = [
  { path: '/login', title: msg`登录`, access: 'guest' },
  { path: '/oauth/redirect/:source', title: msg`登录`, access: 'guest' },
  { path: '/shouquan1', title: msg`未授权`, ...open, isFull: true },
  { path: '/shouquan2', title: msg`在线授权`, ...open, isFull: true },
  { path: '/shouquan3', title: msg`授权完成`, ...open, isFull: true },
  { path: '/403', title: msg`没有权限`, ...open },
  { path: '/404', title: msg`页面不存在`, ...open },
  { path: '/500', title: msg`服务器错误`, ...open },
  { path: HOME, title: msg`首页`, access: 'member' },
  { path: '/wel/dashboard', title: msg`控制台`, access: 'member' },
  { path: '/test/index', title: msg`测试页`, access: 'member' },
  { path: '/info/index', title: msg`个人信息`, access: 'member' },
  { path: '/dict-horizontal/index', title: msg`字典管理`, access: 'member' },
  { path: '/dict-vertical/index', title: msg`字典管理`, access: 'member' },
  { path: '/myiframe/:routerPath', title: msg`外部页面`, access: 'member' },
  { path: '/party/party-grid-exhibition', title: msg`党建网格展示`, access: 'member', ...full },
  { path: '/dispatch/comprehensive', title: msg`综合指挥调度`, access: 'member', ...full },
  { path: '/dispatch/gis', title: msg`地图可视化`, access: 'member', ...full },
  { path: '/dispatch/rating', title: msg`六个满意度评价`, access: 'member', ...full },
  { path: '/dispatch/videoScheduling', title: msg`视频监控调度`, access: 'member', ...full },
  { path: '/project/titleransaction_visual', title: msg`产权地图`, access: 'member', ...full },
  { path: '/dispatch/videoClassRoom/:info', title: msg`点位调度`, access: 'member', isKept: false },
  { path: '/cms/article/:id/:name', title: msg`文章发布`, access: 'member' },
  { path: '/dispatch/devWarnRecord/:id/:name', title: msg`感知预警`, access: 'member' },
  { path: '/source/Massorganize/:id/:name', title: msg`群防群治组织`, access: 'member', isKept: false },
  { path: '/source/populationinfo/:id', title: msg`人员档案`, access: 'member' },
  { path: '/psychological/gridmemberScale/:sourceType', title: msg`网格员测评量表`, access: 'member' },
  { path: '/psychological/massesScale/:sourceType', title: msg`群众测评量表`, access: 'member' },
  { path: '/psychological/gridMemberRecord/:sourceType', title: msg`网格员测评记录`, access: 'member' },
  { path: '/psychological/massesRecord/:sourceType', title: msg`群众测评记录`, access: 'member' },
  { path: '/source/houseinfo/houseStructureChart', title: msg`楼栋结构图`, access: 'member' },
  { path: '/flow/design/:id/:name', title: msg`流程设计`, access: 'member' },
  { path: '/work/process/leave/form/:processDefinitionId', title: msg`请假申请`, access: 'member' },
  { path: '/work/process/leave/handle/:taskId/:processInstanceId/:businessId', title: msg`请假办理`, access: 'member' },
  { path: '/work/process/leave/detail/:processInstanceId/:businessId', title: msg`请假详情`, access: 'member' },
  { path: '/work/process/:process/form/:processDefinitionId', title: msg`流程申请`, access: 'member' },
  { path: '/work/process/:process/handle/:taskId/:processInstanceId/:businessId', title: msg`流程办理`, access: 'member' },
  { path: '/work/process/:process/detail/:processInstanceId/:businessId', title: msg`流程详情`, access: 'member' },
];
