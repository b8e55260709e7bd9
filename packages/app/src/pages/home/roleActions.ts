/** Where something begins that people of a role do every day. */
export interface HomeAction {
  /** Address; its path is in the menu of whoever may do it. */
  to: string;
  /** Register of which the person must be allowed to add records; none for what only needs the menu. */
  adds?: string;
}

const add = (path: string): HomeAction => ({ to: `/${path}?open=add`, adds: path });
const open = (to: string): HomeAction => ({ to });

/** Events in one of some states, as an address of their list. */
const eventsIn = (states: string): string =>
  `/event/event?${new URLSearchParams({ where: JSON.stringify(['and', ['eventStatus', 'in', states]]) }).toString()}`;

/** Actions by name. */
const actions = {
  household: { to: '/source/household', adds: 'source/housepopulationintermediate' },
  report: { to: '/event/report', adds: 'event/event' },
  patrol: open('/project/walk'),
  visit: add('grid/gridmembervisitwork'),
  tasks: open('/project/gridmemberTaskHandle'),
  attendance: open('/grid/gridmemberattendancerecord'),
  issueTask: add('project/gridmemberTask'),
  issuePatrol: add('project/patrolTask'),
  verify: open('/event/process?eventStatus=4'),
  accept: open('/event/process?eventStatus=1'),
  handle: open('/event/process'),
  openEvents: open(eventsIn('1,2,3,4')),
  warnings: open('/dispatch/warnManage'),
  message: add('cms/messageMain'),
  map: open('/dispatch/gis'),
  decide: open('/work/todo'),
  supervise: open('/event/supervise'),
  members: open('/grid/gridmember'),
  hazard: add('project/disasterPoints'),
  exchange: open('/project/exchangeRecord'),
  goods: add('project/marketGoods'),
  article: add('cms/article'),
  articles: open('/cms/article'),
  comments: open('/cms/articleComment'),
  announce: add('blade-desk/notice'),
  partyMember: add('party/pmPartymember'),
  partyOrg: open('/party/poPartyorg'),
  accountWork: open('/project/AccountantWork'),
  ownWork: add('project/AccountantWork'),
  accountants: open('/project/Accountant'),
  rights: open('/project/titleransaction'),
  appointments: open('/scentre/calendar'),
  posts: open('/scentre/esPostInfo'),
  service: add('scentre/esServiceInfo'),
  answers: open('/psychological/appletanswerrecord'),
  experts: open('/psychological/consultingexpert'),
  rooms: open('/psychological/consultingroom'),
  scales: open('/psychological/scale'),
  account: add('blade-user'),
  accounts: open('/blade-user?status=0'),
  roles: open('/blade-system/role'),
  audit: open('/blade-log/audit'),
  leave: open('/work/start'),
} satisfies Readonly<Record<string, HomeAction>>;

/** Name of an action. */
export type ActionName = keyof typeof actions;

/**
 * What people of a role do most, in order, by the alias of the role; more than four where rights may take some away.
 */
const byRole: Readonly<Record<string, readonly ActionName[]>> = {
  gridmember: ['household', 'report', 'patrol', 'visit', 'tasks', 'attendance'],
  gridman: ['household', 'report', 'patrol', 'visit'],
  gridleader: ['report', 'verify', 'issueTask', 'household', 'members'],
  community: ['household', 'accept', 'issueTask', 'report', 'decide'],
  dispatcher: ['accept', 'verify', 'warnings', 'message', 'map'],
  dept: ['handle', 'hazard', 'message', 'decide'],
  leader: ['decide', 'supervise', 'openEvents', 'map', 'members'],
  editor: ['article', 'announce', 'message', 'comments', 'leave'],
  reviewer: ['articles', 'comments', 'decide', 'leave'],
  partyadmin: ['partyMember', 'partyOrg', 'decide', 'leave'],
  finance: ['accountWork', 'accountants', 'rights', 'decide'],
  accountant: ['ownWork', 'leave', 'decide'],
  merchant: ['exchange', 'goods', 'leave', 'decide'],
  counsellor: ['answers', 'experts', 'rooms', 'leave'],
  psyadmin: ['scales', 'answers', 'experts', 'rooms'],
  window: ['appointments', 'posts', 'service', 'leave'],
  administrator: ['accounts', 'account', 'roles', 'audit'],
  admin: ['accounts', 'account', 'roles', 'audit'],
};

/** For people of other roles, as far as their rights go. */
const others: readonly ActionName[] = ['report', 'household', 'decide', 'visit', 'article', 'leave', 'members'];

/** The actions of some roles by name, the most usual first, each once. */
export const actionsOf = (roles: readonly string[]): readonly [ActionName, HomeAction][] =>
  [...new Set([...roles.flatMap((role) => byRole[role] ?? []), ...others])].map((name) => [name, actions[name]]);

/** All actions, for the test that holds them against the definitions. */
export const allActions: readonly HomeAction[] = Object.values(actions);
