import type { Plant } from './Plant.ts';
import { housePlants } from './housePlants.ts';
import { modulePlants } from './modulePlants.ts';
import { serverPlants } from './serverPlants.ts';

/** Faults of all packages and kinds that `npm test` catches. */
export const plants: readonly Plant[] = [...housePlants, ...modulePlants, ...serverPlants];
