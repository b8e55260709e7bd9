import { client } from '../../session/client.ts';
import { loadResource } from '../../resources.ts';
import { places } from './places.ts';

interface Named {
  page?: (query: Readonly<Record<string, string | number>>) => Promise<{ records: Record<string, unknown>[] }>;
}

/** Questions asked at once. */
const ABREAST = 4;

/** Records of a register by their names, as far as the person sees them; several under one name where it is not unique, at most five. */
export async function resolveNames(place: string, names: readonly string[]): Promise<Map<string, { id: string; label: string }[]>> {
  const path = places[place] ?? place;
  const definition = await loadResource(path);
  const { page } = client(definition) as Named;
  const { title } = definition;
  const found = new Map<string, { id: string; label: string }[]>();
  if (page === undefined || title === undefined) return found;
  const key = path === places.region ? 'code' : 'id';
  const waiting = [...names];
  const ask = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const { records } = await page({ current: 1, size: 5, [`${title}_equal`]: name });
      found.set(name, records.map((row) => ({ id: String(row[key]), label: String(row[title] ?? '') })));
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, ask));
  return found;
}
