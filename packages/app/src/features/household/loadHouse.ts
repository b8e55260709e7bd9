import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { client } from '../../session/client.ts';
import { rowsIn } from '../../records/rowsIn.ts';
import { peopleOf } from './lookUp/findPeople.ts';
import { type Member, type Page, newKey } from './household.ts';

const links = async (query: Record<string, string>): Promise<CrudRow[]> =>
  rowsIn(await client(housepopulationintermediate).page({ current: 1, size: 50, isCurrent: '1', ...query })).records;

/** A house and the people who live in it, householder first. */
export async function loadHouse(id: string): Promise<Page> {
  const [row, living] = await Promise.all([client(houseinfo).detail(id), links({ houseId: id })]);
  const ordered = living.toSorted((a, b) => Number(b.isHouseholder ?? 0) - Number(a.isHouseholder ?? 0));
  const people = new Map(
    (await peopleOf(ordered.map((link) => String(link.populationId)))).map((one) => [one.id, one]),
  );
  return {
    house: { kind: 'known', row: { ...row } as unknown as CrudRow },
    members: ordered.map((link): Member => {
      const known = people.get(String(link.populationId));
      return {
        key: newKey(),
        row: known ?? { id: String(link.populationId), personName: link.personName },
        idCard: '',
        resident: link,
        elsewhere: null,
        entries: [],
        isOpen: true,
      };
    }),
  };
}

/** A known person as a new member, with the link to the house where the person lives now. */
export async function knownMember(row: CrudRow): Promise<Member> {
  const [elsewhere = null] = await links({ populationId: row.id });
  return { key: newKey(), row, idCard: '', resident: null, elsewhere, entries: [], isOpen: true };
}

/** A new person as a member. */
export const newMember = (idCard: string): Member => ({
  key: newKey(),
  row: null,
  idCard,
  resident: null,
  elsewhere: null,
  entries: [],
  isOpen: true,
});
