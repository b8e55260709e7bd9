import type { Seed } from '../../town/Seed.ts';
import { deptRows } from '../../town/places/offices.ts';

/** Start data of 部门（机构） in the demo town. */
export const seed: Seed = { demo: true, rows: () => deptRows };
