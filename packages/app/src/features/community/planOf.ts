import { addressBy, buildingName, unitName } from '@lattice/api/buildingNames';
import type { BuildingStructure } from '@lattice/api/resources/source/buildinginfo';
import type { Communityset } from '@lattice/api/resources/source/communityset';

/** A building that a setting would make. */
export interface PlannedBuilding {
  name: string;
  address: string;
  firstHouse: string;
  lastHouse: string;
  /** Whether the community has a building of this name. */
  isKnown: boolean;
}

/** What a setting would make. */
export interface Plan {
  buildings: readonly PlannedBuilding[];
  unitCount: number;
  houseCount: number;
}

/** What a setting would make in a community, by the front of its first building. */
export function planOf(
  setting: Pick<Communityset, 'buildingCount' | 'buildingNamePrefix' | 'unitNameRule' | 'addressRule'>,
  front: BuildingStructure,
  address: string,
  known: ReadonlySet<string>,
): Plan {
  const stairs = front.units.map(({ floors }) => floors.flatMap(({ houses }) => houses));
  const rule = { addressRule: setting.addressRule ?? '', address };
  const houseAt = (name: string, unit: number, room: string | undefined) =>
    room === undefined ? '' : addressBy(rule, name, { unit: unitName(setting.unitNameRule, unit), room });
  const lowest = front.units[0]?.floors.findLast(({ houses }) => houses.length > 0)?.houses[0];
  const highest = front.units
    .at(-1)
    ?.floors.find(({ houses }) => houses.length > 0)
    ?.houses.at(-1);
  const count = setting.buildingCount ?? 0;
  return {
    unitCount: front.units.length * count,
    houseCount: stairs.flat().length * count,
    buildings: Array.from({ length: count }, (_, at) => {
      const name = buildingName(setting.buildingNamePrefix, at + 1);
      return {
        name,
        address: addressBy(rule, name),
        firstHouse: houseAt(name, 1, lowest?.houseNo),
        lastHouse: houseAt(name, front.units.length, highest?.houseNo),
        isKnown: known.has(name),
      };
    }),
  };
}
