import type { Seed } from '../../load.ts';
import { deptRows } from '../town/offices.ts';

/** Start data of 部门（机构） in the demo town. */
export const seed: Seed = { demo: true, rows: () => deptRows };
