import { isRecord } from '@lattice/api/readAnswer';
import { expect, test } from 'vitest';

/** Reads of the catalogue that no screen asks for, and those that answer nothing but that they are done. */
const UNREAD = [
  'blade-auth/oauth/render',
  'blade-auth/oauth/logout',
  'blade-auth/oauth/user-info',
  'blade-auth/oauth/clear-cache',
  'blade-desk/inbox/stream',
  'blade-system/dict/dictionary-tree',
  'blade-system/menu/lazy-menu-list',
  'blade-system/role/tree-by-id',
  'cms/articlecategory/getTreeList',
  'cms/articlewechatmenu/getTreeList',
  'dispatch/resourcesdevicecategory/category',
  'event/event/getDispatchEventPage',
  'event/eventdistribute/lazy-tree',
  'grid/grid/lazy-tree_assembly',
  'grid/grid/getGridMemberMoreGridList',
  'krd/license/generate',
  'krd/license/register',
  'project/thrid/controlling',
  'scale/scaledetail/list',
  'source/buildinginfo/getBuildingInfo',
  'source/populationinfo/getDetail',
  'visualization/population',
  'visualization/selectHouse',
  'visualization/selectPopulation',
  'visualization/selectCoordinateResourcesWithChoice',
  'visualization/selectEmergencyResourcesList',
  'visualization/selectMonitorList',
  'visualization/selectEventInfo',
];

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../packages/api/src/**/*.ts',
  '!../packages/api/src/**/*.test.ts',
]);

const isRead = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && value.method === 'GET' && value.answer !== 'blob' && 'access' in value && !('plain' in value);

/** The reads that a module declares, by their address, or by their name where many registers have them. */
const readsIn = (exported: Readonly<Record<string, unknown>>): [string, Readonly<Record<string, unknown>>][] =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (isRead(value)) return [[name, value]];
    if (!isRecord(value) || !isRecord(value.calls)) return [];
    return Object.values(value.calls)
      .filter(isRead)
      .map((call) => [`${String(value.path)}/${String(call.path)}`, call]);
  });

test('every read says what its answer is without data, so that no screen takes a field of it for granted', async () => {
  const loaded = await Promise.all(Object.values(modules).map(async (load) => load()));
  const reads = new Map(loaded.flatMap(readsIn));
  expect(reads.size).toBeGreaterThan(150);
  const without = [...reads].flatMap(([name, { blank }]) => (blank === undefined ? [name] : []));
  expect(without.sort()).toEqual(UNREAD.sort());
});
