import type { BuildingStructure } from '@lattice/api/resources/source/buildinginfo';
import type { FacadeHouse, FacadeUnit } from '@lattice/ui/BuildingFacade';

/** The role that each use of the dictionary `house_status` is drawn in. */
const tones: Readonly<Record<string, FacadeHouse['tone']>> = {
  '1': 'success',
  '2': 'info',
  '4': 'info',
  '5': 'warning',
};

/** Key of the dictionary `house_hazard` for none. */
const NO_HAZARD = new Set(['', '00']);

/** A building as the kit draws its front; `uses` are the words of `house_status`. */
export const unitsOf = ({ units }: BuildingStructure, uses: ReadonlyMap<string, string>): FacadeUnit[] =>
  units.map(({ id, unitName, floors }) => ({
    id,
    name: unitName,
    floors: floors.map(({ floorNo, houses }) => ({
      floorNo,
      houses: houses.map((house) => ({
        id: house.id,
        no: house.houseNo,
        use: uses.get(house.houseStatus) ?? '',
        tone: tones[house.houseStatus] ?? 'neutral',
        people: house.residentCount,
        keyPersons: house.keyPersonCount,
        hasHazard: !NO_HAZARD.has(house.hazardType),
      })),
    })),
  }));
