import { dayFrom } from '@lattice/api/day';
import { pmActivity } from '@lattice/api/resources/party/pmActivity';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { communities } from '../../town/places/communities.ts';

/** How many of the activities were held. */
export const HELD = 3;

/** The organisation of an activity: those whose members are in the small town too come first. */
export const orgOfActivity = (n: number): string => idOf('party/poPartyorg', communities.length - n);

/** Start data of 组织生活 in the demo town. */
export const seed = demoRows(pmActivity, 5, ({ n, town }) => ({
  activityTitle: ['学习全会精神', '主题党日：清洁家园', '党课：为民服务', '讨论发展对象', '民主评议党员'][n],
  partyOrgId: orgOfActivity(n),
  activityType: ['1', '5', '4', '2', '1'][n],
  startTime: `${dayFrom(town.today, n < HELD ? -30 + n * 8 : n)} 14:30:00`,
  place: '党群服务中心',
  host: null,
  plan: null,
  summary: n < HELD ? '按计划开展，到会党员结合实际作了交流。' : null,
  status: n < HELD ? '1' : '0',
}));
