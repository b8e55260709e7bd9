import { addressOfEstate, type Estate, homes } from './estates.ts';
import { idOf } from '../idOf.ts';
import { Random } from '../Random.ts';
import type { Position } from '../tiling.ts';
import { perTown } from '../Town.ts';

/** A building with its units. */
export interface Building {
  id: string;
  n: number;
  /** Number within the estate. */
  no: number;
  name: string;
  estate: Estate;
  floors: number;
  perFloor: number;
  units: readonly { id: string; no: number }[];
  place: Position;
  ring: Position[];
  address: string;
}

const [ACROSS, UP] = [3, 5];
const random = () => new Random('buildings');

function draw(estate: Estate, n: number, no: number, chance: Random): Building {
  const isVillage = estate.community.isVillage;
  const floors = isVillage
    ? chance.weighted([
        [1, 6],
        [2, 3],
      ])
    : chance.weighted([
        [5, 5],
        [6, 5],
      ]);
  const unitCount = !isVillage && chance.chance(8) ? 2 : 1;
  const [column, line] = [(no - 1) % ACROSS, Math.floor((no - 1) / ACROSS)];
  const [u, v] = [0.16 + column * 0.24 + chance.decimal(0, 0.03, 3), 0.14 + line * 0.145 + chance.decimal(0, 0.02, 3)];
  const [w, h] = isVillage ? [0.05, 0.035] : [0.12, 0.035];
  const { at } = estate.grid;
  const name = isVillage ? `${no}号` : `${no}号楼`;
  return {
    id: idOf('source/buildinginfo', n),
    n,
    no,
    name,
    estate,
    floors,
    perFloor: isVillage ? 1 : 2,
    place: at(u + w / 2, v + h / 2),
    address: `${addressOfEstate(estate)}${name}`,
    ring: [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h), at(u, v)],
    units: Array.from({ length: unitCount }, (_, i) => ({ id: idOf('source/buildingunit', n * 4 + i), no: i + 1 })),
  };
}

/** Fifteen buildings an estate (one in the sample), 900 in all. */
export const buildings = perTown(({ scale }): readonly Building[] => {
  const chance = random();
  const each = scale === 'town' ? ACROSS * UP : 1;
  return homes.flatMap((estate, e) => Array.from({ length: each }, (_, i) => draw(estate, e * 15 + i, i + 1, chance)));
});
