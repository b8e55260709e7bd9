import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { client } from '../../session/client.ts';
import { type Entry, type House, type Member, type Page, isDirty } from './household.ts';
import { knownMember, loadHouse, newMember } from './loadHouse.ts';

/** What is kept of a page that is being filled in: whom it is about, and no facts of theirs. */
export interface KeptPage {
  house: { kind: 'known'; id: string } | Exclude<House, { kind: 'known' }>;
  members: readonly { key: string; id: string; isResident: boolean; entries: readonly Entry[] }[];
}

/** What is to be found again of a page; null where nothing would be lost. */
export function keptPage(page: Page): KeptPage | null {
  if (!isDirty(page)) return null;
  const { house, members } = page;
  return {
    house: house.kind === 'known' ? { kind: 'known', id: house.row.id } : house,
    members: members.map(({ key, row, resident, entries }) => ({
      key,
      id: row?.id ?? '',
      isResident: resident !== null,
      entries,
    })),
  };
}

async function addedMember({ key, id, entries }: KeptPage['members'][number]): Promise<Member> {
  const member = id === '' ? newMember('') : await knownMember({ ...(await client(populationinfo).detail(id)) });
  return { ...member, key, entries };
}

/** The page as it was kept, with the house and its people as they are now. */
export async function pageAgain({ house, members }: KeptPage): Promise<Page> {
  const [found, added] = await Promise.all([
    house.kind === 'known' ? loadHouse(house.id) : { house, members: [] },
    Promise.all(members.filter(({ isResident }) => !isResident).map(addedMember)),
  ]);
  const entriesOf = (row: CrudRow | null) => members.find(({ id }) => id === row?.id)?.entries ?? [];
  return {
    house: found.house.kind === 'new' ? { ...found.house, isAgain: true } : found.house,
    members: [...found.members.map((one): Member => ({ ...one, entries: entriesOf(one.row) })), ...added],
  };
}
