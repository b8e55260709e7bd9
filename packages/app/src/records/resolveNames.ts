import { places } from '@lattice/api/places';
import { recordsNamed } from '@lattice/api/recordsNamed';
import { loadResource } from '../resources.ts';
import { client } from '../session/client.ts';

interface Named {
  page?: Parameters<typeof recordsNamed>[0];
}

/** Records of a register by their names, as far as the person sees them; none where the register has no names. */
export async function resolveNames(place: string, names: readonly string[]): ReturnType<typeof recordsNamed> {
  const path = places[place] ?? place;
  const definition = await loadResource(path);
  const { page } = client(definition) as Named;
  return page === undefined || definition.title === undefined ? new Map() : recordsNamed(page, definition.title, path === places.region ? 'code' : 'id', names);
}
