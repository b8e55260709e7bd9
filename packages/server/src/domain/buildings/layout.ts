/** How the houses of a building are numbered and stacked. */
export interface Layout {
  unitCount: number;
  /** Floors above the ground. */
  floorCount: number;
  undergroundFloors: number;
  /** Number of the lowest floor above the ground; default 1. */
  startFloor: number;
  housesPerFloor: number;
  /** Key of the dictionary `house_no_rule`. */
  houseNoRule: string;
  /** Floors that are left out. */
  skipFloors: readonly number[];
}

/** A house as a layout places it. */
export interface PlacedHouse {
  unitNo: number;
  floorNo: number;
  houseNo: string;
}

const two = (n: number) => String(n).padStart(2, '0');

function numberOf(rule: string, unit: number, floor: number, place: number, running: number): string {
  switch (rule) {
    case '2':
      return `${floor}-${place}`;
    case '3':
      return String(running);
    case '4':
      return `${unit}-${floor}${two(place)}`;
    default:
      return `${floor}${two(place)}`;
  }
}

/** Floor numbers of a layout from the top down; those that are skipped are counted, not built. */
export function floorsOf({
  floorCount,
  undergroundFloors,
  startFloor,
  skipFloors,
}: Pick<Layout, 'floorCount' | 'undergroundFloors' | 'startFloor' | 'skipFloors'>): number[] {
  const above = Array.from({ length: floorCount }, (_, i) => startFloor + i).filter(
    (floor) => !skipFloors.includes(floor),
  );
  const under = Array.from({ length: undergroundFloors }, (_, i) => -1 - i);
  return [...above.reverse(), ...under];
}

/** The houses of a layout, unit by unit from the ground up; none lie below the ground. */
export function housesOf(layout: Layout): PlacedHouse[] {
  const floors = floorsOf(layout)
    .filter((floor) => floor > 0)
    .reverse();
  return Array.from({ length: layout.unitCount }, (_, u) => u + 1).flatMap((unitNo) =>
    floors.flatMap((floorNo, at) =>
      Array.from({ length: layout.housesPerFloor }, (_, h) => ({
        unitNo,
        floorNo,
        houseNo: numberOf(layout.houseNoRule, unitNo, floorNo, h + 1, at * layout.housesPerFloor + h + 1),
      })),
    ),
  );
}

/** Floors out of a text such as `4,13,14`. */
export const skippedFloors = (text: string): number[] =>
  text
    .split(/[,，、\s]+/)
    .filter((part) => /^-?\d{1,3}$/.test(part))
    .map(Number);
