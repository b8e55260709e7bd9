import { MAX_IDS } from '@lattice/api/referenceFilters';
import { searchNodes } from '@lattice/api/registerSearch';
import { buildinginfo } from '@lattice/api/resources/source/buildinginfo';
import { buildingunit } from '@lattice/api/resources/source/buildingunit';
import { communityinfo } from '@lattice/api/resources/source/communityinfo';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { choiceLabel } from '@lattice/api/distinguishingFields';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { client } from '../../../session/client.ts';
import { isMaskedHere } from '../../../records/maskedSearch.ts';
import { rowsIn } from '../../../records/rowsIn.ts';
import { type HousePlace, housePlace, numberIn } from './housePlace.ts';

/** A house that was found, by its name. */
export interface FoundHouse {
  id: string;
  title: string;
}

/**
 * What is known of a house that is not registered, by field: the residence, building and unit that the words name, and
 * the room.
 */
export type ProposedHouse = Readonly<Record<string, string>>;

/** What words say of houses: those that are found, whether the only one is meant, and what a new one would be. */
export interface HouseAnswer {
  houses: readonly FoundHouse[];
  isSure: boolean;
  proposed: ProposedHouse | null;
}

const communitiesNamed = async (name: string): Promise<CrudRow[]> =>
  name === ''
    ? []
    : rowsIn(await client(communityinfo).page({ current: 1, size: MAX_IDS, communityName: name })).records;

/** The only residence of those that were found, or the only one of exactly that name. */
function theOneOf(communities: readonly CrudRow[], name: string): CrudRow | undefined {
  const exact = communities.filter((row) => row.communityName === name);
  const fitting = exact.length > 0 ? exact : communities;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The rows of a part of a residence whose name has a number. */
const numbered = (rows: readonly CrudRow[], name: string, number: string) =>
  rows.filter((row) => numberIn(row[name]) === numberIn(number));

/** Building and unit that the words name, as far as exactly one fits. */
async function partsOf(place: HousePlace, communityId: string): Promise<ProposedHouse> {
  if (place.building === '') return {};
  const [building, ...others] = numbered(
    rowsIn(await client(buildinginfo).page({ current: 1, size: 200, communityId })).records,
    'buildingName',
    place.building,
  );
  if (building === undefined || others.length > 0) return {};
  const units = rowsIn(await client(buildingunit).page({ current: 1, size: 50, buildingId: building.id })).records;
  const fitting = place.unit === '' ? units : numbered(units, 'unitName', place.unit);
  const [unit] = fitting.length === 1 ? fitting : [];
  return { buildingId: building.id, ...(unit && { unitId: unit.id }) };
}

/** Whether a house stands where a place says, as far as it says. */
const isAt = (place: HousePlace) => (row: CrudRow) =>
  (place.room === '' || String(row.roomNo ?? '') === place.room) &&
  (place.building === '' || numberIn(row.buildingIdName) === numberIn(place.building)) &&
  (place.unit === '' || numberIn(row.unitIdName) === numberIn(place.unit));

/**
 * Houses by where they are, such as “枫桥花园 3-2-501”, or all of “枫桥花园3号楼”: residence, building, unit and room are
 * no secret, so they find a house whose address is masked.
 */
async function byPlace(place: HousePlace, words: string): Promise<HouseAnswer> {
  const nothing: HouseAnswer = { houses: [], isSure: false, proposed: null };
  const communities = await communitiesNamed(place.community);
  if (communities.length === 0 && (place.community !== '' || place.room === '')) return nothing;
  const community = theOneOf(communities, place.community);
  const parts = community === undefined ? {} : await partsOf(place, community.id);
  // What names a building that is not registered stays in the address.
  const known: ProposedHouse = {
    ...(community && { communityId: community.id }),
    ...parts,
    ...(community && place.building !== '' && parts.buildingId === undefined && { address: words }),
  };
  // A building that is not registered has no houses.
  if (place.room === '' && known.buildingId === undefined)
    return { ...nothing, proposed: community === undefined ? null : known };
  const { records } = rowsIn(
    await client(houseinfo).page({
      current: 1,
      size: 200,
      ...(place.room === '' ? { buildingId: known.buildingId } : { roomNo: place.room }),
      ...(communities.length > 0 && { communityId: communities.map(({ id }) => id).join(',') }),
    }),
  );
  const houses = records.filter(isAt(place)).map((row) => ({ id: row.id, title: choiceLabel(houseinfo, row) }));
  return {
    houses,
    isSure: houses.length === 1 && place.community !== '' && place.building !== '' && place.room !== '',
    proposed: { ...(place.room !== '' && { roomNo: place.room }), ...known },
  };
}

/** What is known of a new house that words name without a place in it: the residence of that name, else the address. */
async function proposedBy(words: string): Promise<ProposedHouse | null> {
  const community = theOneOf(await communitiesNamed(words), words);
  if (community?.communityName === words) return { communityId: community.id };
  return /[村路街巷号楼室院]/u.test(words) ? { address: words } : null;
}

/** Houses by address, number, residence or room; what is masked is found by its visible part only. */
export async function findHouses(words: string): Promise<HouseAnswer> {
  const place = housePlace(words);
  const placed = place === null ? null : await byPlace(place, words);
  if (placed !== null && placed.houses.length > 0) return placed;
  const { hits } = await searchNodes(
    houseinfo,
    client(houseinfo),
    words,
    async (path, word) => (path === communityinfo.path ? (await communitiesNamed(word)).map(({ id }) => id) : []),
    await isMaskedHere(houseinfo),
  );
  return {
    houses: hits.map(({ id, title }) => ({ id, title })),
    isSure: false,
    proposed: placed?.proposed ?? (await proposedBy(words)),
  };
}
