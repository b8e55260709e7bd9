import { event } from '@lattice/api/resources/event/event';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { dispatchScreen } from '@lattice/api/resources/visualization/dispatch';
import { handle } from '../../call/handle.ts';
import { deviceShares } from '../../domain/maps/devices.ts';
import { pointsOf } from '../../domain/maps/points.ts';
import { sharesOf } from '../../domain/maps/shares.ts';

/** Answers of 指挥调度统计. */
export const handlers = handle(dispatchScreen, {
  selectPopulationStatic: async (input, context) =>
    sharesOf({ register: populationinfo, by: 'populationType', where: "t.living_status = '1'" }, input, context),
  selectHouseStatic: async (input, context) => sharesOf({ register: houseinfo, by: 'houseStatus' }, input, context),
  selectGridMemberStatic: async (input, context) =>
    sharesOf({ register: gridmember, by: 'memberType', where: "t.work_state <> '3'" }, input, context),
  selectEventStatic: async (input, context) =>
    sharesOf({ register: event, by: 'eventStatus', where: "t.event_status not in ('0', '8')" }, input, context),
  selectDeviceStatic: async (input, context) => deviceShares(input, context),
  searchPopulation: async (input, context) => pointsOf('population', input, context),
  searchHouse: async (input, context) => pointsOf('house', input, context),
  searchGridMember: async (input, context) => pointsOf('gridmember', input, context),
  searchEvent: async (input, context) => pointsOf('event', input, context),
  searchDevice: async (input, context) => [
    ...(await pointsOf('monitor', input, context)),
    ...(await pointsOf('warnDevice', input, context)),
  ],
});
