import { readValue } from '@lattice/api/readValue';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { type Translate, describeIssue } from '@lattice/api/validate';
import type { CrudRow } from '@lattice/ui/CrudTable';
import type { LookUpAnswer, LookUpHit } from '@lattice/ui/LookUp';
import { type ProposedHouse, findHouses } from './findHouses.ts';
import { findPeople } from './findPeople.ts';

/** What a box finds: a house, a resident, or what may be registered anew by the same words. */
export type Found = LookUpHit &
  (
    | { kind: 'house'; houseId: string }
    | { kind: 'person'; row: CrudRow }
    | { kind: 'newHouse'; proposed: ProposedHouse }
    | { kind: 'newPerson'; idCard: string }
  );

/** The words of the hits, in the language shown. */
export interface LookUpWords {
  say: Translate;
  house: string;
  newHouse: string;
  newPerson: string;
  /** What tells a resident apart. */
  factsOf: (row: CrudRow) => string;
  /** The state of a resident. */
  stateOf: (row: CrudRow) => string;
}

const { idCard } = populationinfo.fields;
/** Seventeen digits or more are meant as an identity number. */
const LONG = /^\d{11,}[\dx]?$/i;
const isPhone = (words: string) => /^1\d{10}$/.test(words);

/** What is wrong with words that are meant as an identity number; '' where nothing is, and for other words. */
const faultOf = (words: string, say: Translate): string => {
  if (!LONG.test(words) || isPhone(words)) return '';
  const reading = readValue(idCard, words.toUpperCase());
  return 'rule' in reading ? describeIssue({ field: 'idCard', ...reading }, populationinfo.fields, say) : '';
};
const isWhole = (words: string) => LONG.test(words) && !isPhone(words);

const personHit = (row: CrudRow, words: LookUpWords): Found => ({
  kind: 'person',
  id: `person-${row.id}`,
  title: String(row.personName ?? ''),
  facts: words.factsOf(row),
  mark: words.stateOf(row),
  row,
});

/** Residents by words; a whole number that nobody has offers a new person. Rejects with what is wrong with a number. */
export async function lookUpPerson(said: string, words: LookUpWords): Promise<LookUpAnswer<Found>> {
  const fault = faultOf(said, words.say);
  if (fault !== '') throw new Error(fault);
  const text = isWhole(said) ? said.toUpperCase() : said;
  const hits = (await findPeople(text)).map((row) => personHit(row, words));
  if (!isWhole(said)) return { hits };
  return {
    hits: hits.length > 0 ? hits : [{ kind: 'newPerson', id: 'new', title: words.newPerson, idCard: text }],
    isSure: true,
  };
}

/** Houses and residents by words, what they name surely first. */
export async function lookUpAny(said: string, words: LookUpWords): Promise<LookUpAnswer<Found>> {
  if (/^\d{4,}[\dx]?$/i.test(said)) return lookUpPerson(said, words);
  const [{ houses, isSure, proposed }, people] = await Promise.all([
    findHouses(said),
    /\d/.test(said) ? [] : findPeople(said),
  ]);
  const found = houses.map(({ id, title }): Found => ({
    kind: 'house',
    id: `house-${id}`,
    title,
    mark: words.house,
    houseId: id,
  }));
  if (isSure) return { hits: found, isSure };
  const fresh: Found[] =
    proposed === null ? [] : [{ kind: 'newHouse', id: 'new', title: said, mark: words.newHouse, proposed }];
  const known = [...found, ...people.map((row) => personHit(row, words))];
  // Words that end at a building may name many houses; a new one of it is not looked for below them.
  const isBuilding = proposed?.buildingId !== undefined && proposed.roomNo === undefined;
  const hits = isBuilding ? [...fresh, ...known] : [...known, ...fresh];
  return { hits, isSure: hits.length === 1 && fresh.length === 1 };
}
