import type { PageQuery } from '@lattice/api/call';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { searchFields } from '@lattice/api/distinguishingFields';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { client } from '../../../session/client.ts';
import { isMaskedHere } from '../../../records/maskedSearch.ts';
import { rowsIn } from '../../../records/rowsIn.ts';

/** The most people of one question. */
const MOST = 20;

const requested = async (query: PageQuery): Promise<CrudRow[]> =>
  rowsIn(await client(populationinfo).page({ current: 1, size: MOST, ...query })).records;

/**
 * Residents by name, surname, number or its last four characters; where values are masked, by what is whole or visible
 * of them only.
 */
export async function findPeople(words: string): Promise<CrudRow[]> {
  const names = searchFields(populationinfo, words, (await isMaskedHere(populationinfo)) === true);
  const answers = await Promise.all(names.map((name) => requested({ [name]: words })));
  return [...new Map(answers.flat().map((row) => [row.id, row])).values()].slice(0, MOST);
}

/** Residents by their ids, in their order. */
export async function peopleOf(ids: readonly string[]): Promise<CrudRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await requested({ id: ids.join(','), size: 50 })).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
