import type { Resource } from '@lattice/api/resource';
import { emergencyResources } from '@lattice/api/resources/dispatch/emergencyResources';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { resourcespatrolcar } from '@lattice/api/resources/dispatch/resourcespatrolcar';
import { warnDevice } from '@lattice/api/resources/dispatch/warnDevice';
import { event } from '@lattice/api/resources/event/event';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { comprehensiveProject } from '@lattice/api/resources/project/ComprehensiveProject';
import { disasterPoints } from '@lattice/api/resources/project/disasterPoints';
import { hedgePoints } from '@lattice/api/resources/project/hedgePoints';
import { sanitationDustbin } from '@lattice/api/resources/shzlwgh/SanitationDustbin';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { campusinfo } from '@lattice/api/resources/source/campusinfo';
import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';

/** A layer of the map: a register, and where its rows `t` lie. */
export interface Layer {
  register: Resource;
  /** Field that names a row. */
  name: string;
  /** Expressions of the kind and the address. */
  kind: string;
  address: string;
  /** Longitude and latitude; the row's own columns without it. */
  place?: readonly [lng: string, lat: string];
  /** Condition that rows fulfil. */
  where?: string;
  /** Its places tell of people, as rented houses do; default whether its rows are people. */
  isPrivate?: true;
  /** Its people are on duty, and whoever sends them sees where they are; a wall does not. */
  isOnDuty?: true;
}

const last = (column: string) =>
  `(select k.${column}
    from grid_gridmembertrajectory k
    where k.grid_member_id = t.id and k.is_deleted = 0
    order by k.locate_time desc limit 1)`;
const home = (column: string) =>
  `coalesce((select h.${column} from source_houseinfo h where h.id = t.house_id and h.is_deleted = 0),
    (select g.${column} from grid_grid g where g.id = t.gridding_id))`;
const house = (column: string) =>
  `coalesce(t.${column}, (select b.${column} from source_buildinginfo b
      where b.id = t.building_id and b.is_deleted = 0))`;

/** Where a person lives: the house, else the middle of the grid. */
export const homePlace = [home('lng'), home('lat')] as const;
/** Where a house stands: its own point, else that of its building. */
export const housePlace = [house('lng'), house('lat')] as const;

/** The layers by name. */
export const layers: Readonly<Record<string, Layer>> = {
  gridmember: {
    register: gridmember,
    name: 'personName',
    kind: 't.member_type',
    address: "''",
    place: [last('lng'), last('lat')],
    where: "t.work_state <> '3'",
    isOnDuty: true,
  },
  event: {
    register: event,
    name: 'eventTitle',
    kind: 't.event_type',
    address: 't.address',
    where: "t.event_status not in ('0', '6', '8')",
  },
  population: {
    register: populationinfo,
    name: 'personName',
    kind: 't.population_type',
    address: "''",
    place: homePlace,
    where: "t.living_status = '1'",
  },
  house: { register: houseinfo, name: 'address', kind: 't.house_status', address: 't.address', place: housePlace },
  building: { register: buildinginfo, name: 'buildingName', kind: 't.building_type', address: 't.address' },
  community: { register: communityinfo, name: 'communityName', kind: 't.community_type', address: 't.address' },
  campus: { register: campusinfo, name: 'schoolName', kind: "''", address: 't.address' },
  monitor: {
    register: resourcesmonitor,
    name: 'deviceName',
    kind: 't.jk_type_id::text',
    address: 't.address',
    where: "t.status <> '3'",
  },
  warnDevice: {
    register: warnDevice,
    name: 'deviceName',
    kind: 't.dev_warn_type',
    address: 't.address',
    where: "t.status <> '3'",
  },
  emergency: {
    register: emergencyResources,
    name: 'resourceName',
    kind: 't.resource_type',
    address: 't.address',
    where: "t.status = '1'",
  },
  hedge: { register: hedgePoints, name: 'pointName', kind: 't.hedge_type', address: 't.address' },
  disaster: { register: disasterPoints, name: 'pointName', kind: 't.disaster_type', address: 't.address' },
  car: { register: resourcespatrolcar, name: 'carNo', kind: 't.car_type', address: "''", where: "t.status <> '0'" },
  dustbin: { register: sanitationDustbin, name: 'binName', kind: 't.bin_type', address: 't.address' },
  project: { register: comprehensiveProject, name: 'projectName', kind: 't.project_type', address: 't.address' },
};
