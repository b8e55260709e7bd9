import { members } from './members.ts';
import { type Person, people } from './people.ts';
import { Random } from '../Random.ts';
import { type Count, perTown, type Town } from '../Town.ts';

/** A register of people who need attention: its key in `person_key_type`, how many, and who may be in it. */
interface Register {
  type: string;
  count: Count;
  fits(person: Person): boolean;
}

const grown = ({ age }: Person) => age >= 18 && age < 70;
const between =
  (from: number, to: number) =>
  ({ age }: Person) =>
    age >= from && age < to;
const isAlone = ({ household }: Person) => household.people.length === 1;

/** The twelve registers by the last part of their paths; the scarcest first. */
const registers: Readonly<Record<string, Register>> = {
  keypersonnelwidowed: {
    type: '06',
    count: { town: 220, sample: 3 },
    fits: (person) =>
      person.age >= 60 &&
      (isAlone(person) || person.marital === '30' || person.household.people.every(({ age }) => age >= 60)),
  },
  keypersonnelstay: {
    type: '04',
    count: { town: 180, sample: 3 },
    fits: (person) => person.grid.community.isVillage && (person.age < 15 || person.age >= 65),
  },
  keypersonnelteenager: { type: '07', count: { town: 70, sample: 3 }, fits: between(12, 25) },
  keypersonnelpsychotic: { type: '11', count: { town: 82, sample: 3 }, fits: between(18, 80) },
  keypersonnelcorrection: { type: '09', count: { town: 36, sample: 3 }, fits: grown },
  keypersonnelreleased: { type: '05', count: { town: 62, sample: 3 }, fits: grown },
  keypersonneldrug: { type: '01', count: { town: 48, sample: 3 }, fits: between(20, 58) },
  keypersonnelmilitary: {
    type: '02',
    count: { town: 160, sample: 3 },
    fits: (person) => person.sex === '1' && person.age >= 22 && person.age < 85,
  },
  keypersonnelpetitioner: { type: '08', count: { town: 30, sample: 3 }, fits: grown },
  preventiongroup: { type: '12', count: { town: 44, sample: 3 }, fits: between(28, 70) },
  keypersonnelillegalreligion: { type: '03', count: { town: 9, sample: 2 }, fits: between(40, 80) },
  keypersonnelaids: { type: '10', count: { town: 14, sample: 2 }, fits: between(20, 65) },
};

const drawn = perTown((town): ReadonlyMap<string, readonly Person[]> => {
  const random = new Random('registers');
  const taken = new Set(members(town).map(({ person }) => person.n));
  return new Map(
    Object.entries(registers).map(([name, { count, fits }]) => {
      const free = people(town).filter((person) => !taken.has(person.n) && fits(person));
      const chosen = random.some(free, count[town.scale]);
      for (const person of chosen) taken.add(person.n);
      return [name, chosen];
    }),
  );
});

/** Residents in a register, by the last part of its path. */
export const residentsIn =
  (name: string) =>
  (town: Town): readonly Person[] =>
    drawn(town).get(name) ?? [];

/** Key of the register in which a resident is, by the resident's number. */
export const registersOf = perTown(
  (town): ReadonlyMap<number, string> =>
    new Map(
      Object.entries(registers).flatMap(([name, { type }]) =>
        residentsIn(name)(town).map((person) => [person.n, type] as const),
      ),
    ),
);
