import type { CutMember } from '@lattice/api/map/gridReshape';

/** Who goes to the new grid: as it was chosen by hand, else whoever was seen there more often. */
export const isGoing = ({ id, seenKept, seenCut }: CutMember, picked: ReadonlyMap<string, boolean>): boolean =>
  picked.get(id) ?? seenCut > seenKept;

/** The ids of those who go to the new grid. */
export const goingOf = (members: readonly CutMember[], picked: ReadonlyMap<string, boolean>): string[] =>
  members.filter((one) => isGoing(one, picked)).map(({ id }) => id);
