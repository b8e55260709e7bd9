/** One house of the front. */
export interface FacadeHouse {
  id: string;
  /** Its number, such as 301. */
  no: string;
  /** How it is used, in words. */
  use: string;
  /** The role that use is drawn in. */
  tone: 'neutral' | 'success' | 'info' | 'warning' | 'critical';
  /** How many live there. */
  people: number;
  /** How many of them are key persons. */
  keyPersons: number;
  /** Whether it holds a hazard. */
  hasHazard: boolean;
}

/** A unit: a stair with its floors from the top down. */
export interface FacadeUnit {
  id: string;
  name: string;
  floors: readonly { floorNo: number; houses: readonly FacadeHouse[] }[];
}

/** A floor across all units. */
export interface FacadeFloor {
  floorNo: number;
  /** The houses of each unit. */
  stairs: readonly (readonly FacadeHouse[])[];
}

/** The floors of a building from the top down, each with the houses of every unit. */
export function floorsOf(units: readonly FacadeUnit[]): FacadeFloor[] {
  const numbers = [...new Set(units.flatMap(({ floors }) => floors.map(({ floorNo }) => floorNo)))].sort(
    (a, b) => b - a,
  );
  return numbers.map((floorNo) => ({
    floorNo,
    stairs: units.map(({ floors }) => floors.find((floor) => floor.floorNo === floorNo)?.houses ?? []),
  }));
}

/** How often each use occurs, the most frequent first. */
export function usesOf(units: readonly FacadeUnit[]): { use: string; tone: FacadeHouse['tone']; count: number }[] {
  const found = new Map<string, { use: string; tone: FacadeHouse['tone']; count: number }>();
  for (const { use, tone } of units.flatMap(({ floors }) => floors.flatMap(({ houses }) => houses))) {
    const known = found.get(use) ?? { use, tone, count: 0 };
    found.set(use, { ...known, count: known.count + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/**
 * The house that an arrow leads to from a place, by line and column over all units; a shorter line ends at its last
 * house. Null at the edge.
 */
export function stepFrom(
  lines: readonly (readonly string[])[],
  at: string,
  [down, along]: readonly [number, number],
): string | null {
  const line = lines.findIndex((ids) => ids.includes(at));
  const column = lines[line]?.indexOf(at) ?? -1;
  if (down === 0) return lines[line]?.[column + along] ?? null;
  for (let next = line + down; lines[next] !== undefined; next += down) {
    const ids = lines[next];
    if (ids !== undefined && ids.length > 0) return ids[Math.min(column, ids.length - 1)] ?? null;
  }
  return null;
}
