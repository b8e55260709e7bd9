import { event } from '@lattice/api/resources/event/event';
import { openTown } from './openTown.ts';
import { SMALL } from './smallTown.ts';

/** Start data of departments, roles, posts and the people in them. */
const PEOPLE = ['blade-user', 'blade-system/role', 'blade-system/dept', 'blade-system/post'];

/** A town with one category of events, and what a report of an event says at least. */
export async function openEventTown(database: Parameters<typeof openTown>[0]) {
  const town = await openTown(database, { seeds: [...SMALL, ...PEOPLE] });
  const [admin, manager] = [await town.visit('admin'), await town.visit('manager')];
  const deptId = await town.text('select id from blade_system_dept order by parent_id nulls first, id limit 1');
  const saved = await admin.post('event/eventcategory/submit', {
    categoryName: '噪声扰民',
    categoryCode: 'T01',
    eventType: '02',
    defaultLevel: '04',
    handleHours: 48,
    acceptHours: 2,
    sort: 1,
  });
  const base = {
    eventTitle: '夜间施工噪声',
    categoryId: (saved.body.data as { id: string }).id,
    eventType: '02',
    eventfrom: '2',
    eventLevel: '04',
    eventScale: await town.text(
      "select dict_key as id from blade_system_dict where code = 'event_scale' and dict_key <> '-1' limit 1",
    ),
    involvedCount: 1,
    happenTime: '2026-11-20 07:00:00',
    address: '枫桥路',
    griddingId: await town.text("select id from grid_grid where grid_level = '3' order by id limit 1"),
    eventDesc: '施工队夜间施工',
    reportName: '王芳',
    reportPhone: '15912345670',
    lng: '118.6',
    lat: '30.1',
  };
  return {
    ...town,
    admin,
    manager,
    base,
    deptId,
    /** Reports an event as the administrator. */
    report: async (more: Readonly<Record<string, unknown>> = {}) =>
      admin.client(event).saveEventInfo({ ...base, ...more }),
  };
}

/** What `openEventTown` gives. */
export type EventTown = Awaited<ReturnType<typeof openEventTown>>;

/** Stars of an evaluation, as forms send them. */
export const STARS = {
  evaluateType: '1',
  satisfaction: '5',
  speedScore: 5,
  qualityScore: 5,
  attitudeScore: 5,
  isSolved: 1,
};
