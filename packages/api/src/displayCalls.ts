import type { Transport } from './bind.ts';
import { type Call, post } from './call.ts';
import { session } from './resources/blade-auth/session.ts';

/** What every wall reads: its menu, its words and who it shows things for. */
const frame = [
  'blade-system/menu/routes',
  'blade-system/menu/buttons',
  'blade-system/dict/dictionary',
  'blade-auth/oauth/user-info',
  'grid/grid/lazy-tree',
] as const;
const map = ['grid/grid/page', 'gis/resource', 'systemset/baseMap/offered'] as const;

/** The scenes that a wall may show, by address, with the reads of each below `/api/`. */
export const displayScenes: Readonly<Record<string, readonly string[]>> = {
  '/dispatch/comprehensive': [
    ...map,
    'dispatch/recorddispatch/page',
    'dispatch/warnManage/page',
    'project/thrid/meteorology',
    'visualization/dispatch/selectDeviceStatic',
    'visualization/dispatch/selectEventStatic',
    'visualization/dispatch/selectGridMemberStatic',
    'visualization/dispatch/selectHouseStatic',
    'visualization/dispatch/selectPopulationStatic',
    'visualization/getCurrentDayEventList',
    'visualization/getCurrentDayFlowEventList',
    'visualization/getCurrentDayOverdueEventList',
    'visualization/getOnlineGridMemberList',
    'visualization/selectCurrentIntelligentPlan',
  ],
  '/dispatch/rating': [1, 2, 3, 4, 5, 6].map((at) => `visualization/resource${at}`),
  '/party/party-grid-exhibition': [
    'cms/article/getPartyActivityList',
    'systemset/baseMap/offered',
    'grid/grid/getGridStatistics',
    'grid/grid/getPartyGridList',
    'grid/gridmember/getGridMemberAgeStatistics',
    'grid/gridmember/getGridMemberEduStatistics',
    'grid/gridmember/getGridMemberStatistics',
    'grid/gridmember/getPartyGridMemberList',
    'party/poPartyorg/page',
    'party/pmPartymember/figures',
    'source/populationinfo/getPopulationAgeStatistics',
    'source/populationinfo/getPopulationEduStatistics',
    'source/populationinfo/getPopulationStatistics',
  ],
};

/** Whether a wall with some scenes may make a read, by its address below `/api/`. */
export const isOfDisplay = (scenes: readonly string[], address: string): boolean =>
  frame.some((one) => one === address) || scenes.some((scene) => displayScenes[scene]?.includes(address) === true);

/** Hours for which a wall may be opened. */
export const DISPLAY_HOURS = [8, 24, 168, 720] as const;

/** A code that opens a wall once, within ten minutes. */
export interface DisplayCode {
  code: string;
  /** Until when it can be typed, as ISO 8601. */
  expires: string;
}

/** Makes a code for scenes (addresses joined by commas), which a wall shows with the person's own sight for so long. */
export const displayCodeCall: Call<{ scenes: string; hours: number }, DisplayCode> = post('display', 'body', {
  access: 'session',
});

/** The calls of displays, bound to a transport. Our own server alone answers them. */
export const displayCalls = (transport: Transport) => ({
  issue: async (scenes: readonly string[], hours: number) =>
    (await transport.send(`${session.path}/${displayCodeCall.path}`, displayCodeCall, {
      scenes: scenes.join(','),
      hours,
    })) as DisplayCode,
});
