import { setting } from '@lattice/api/resources/blade-desk/setting';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { type ViewAudience, shareView, sharedViews, unshareView } from '@lattice/api/sharedViews';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { type NamedWall, type ShownWall, readNamed, writeNamed } from './namedWall.ts';

/** Start of the names of choices under which own walls are kept, and how many there are at most. */
const KEPT = 'video-walls-';
const MOST_OWN = 10;

const KEY = ['walls'];

const ownIn = (kept: Readonly<Record<string, string | null>>): NamedWall[] =>
  Array.from({ length: MOST_OWN }, (_, at) => `${KEPT}${at + 1}`).flatMap((key) => {
    const found = readNamed(kept[key] ?? '');
    return found === null ? [] : [{ ...found, id: `own-${key.slice(KEPT.length)}`, author: '', isOwn: true }];
  });

const sharedWalls = async (signal: AbortSignal): Promise<NamedWall[]> => {
  if (!session.abilities.includes('views')) return [];
  const views = await sharedViews(resourcesmonitor, transport, { signal });
  return views.flatMap(({ id, name, view, userName, isOwn }) => {
    const found = readNamed(view);
    return found === null ? [] : [{ ...found, id, name, author: userName, isOwn }];
  });
};

/** The walls that the person keeps, and those that are shared with them. */
export const wallsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }): Promise<NamedWall[]> => {
    const [kept, shared] = await Promise.all([client(setting).detail(undefined, { signal }), sharedWalls(signal)]);
    return [...ownIn(kept), ...shared];
  },
  staleTime: 60_000,
});

const renewed = async (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

const freeKey = (walls: readonly NamedWall[], name: string): string | undefined => {
  const own = walls.filter(({ author }) => author === '');
  const same = own.find((one) => one.name === name)?.id.replace('own-', '');
  const free = Array.from({ length: MOST_OWN }, (_, at) => String(at + 1)).find(
    (number) => !own.some(({ id }) => id === `own-${number}`),
  );
  return same ?? free;
};

/** Keeps what is on the wall under a name, for oneself or shared; false where there are too many own ones. */
export async function keepWall(
  name: string,
  shown: ShownWall,
  audience: ViewAudience | '',
  walls: readonly NamedWall[],
): Promise<boolean> {
  const view = writeNamed(name, shown);
  const key = freeKey(walls, name);
  if (audience !== '') await shareView(resourcesmonitor, transport, { name, view, audience });
  else if (key === undefined) return false;
  else await client(setting).submit({ [`${KEPT}${key}`]: view });
  await renewed();
  return true;
}

/** Forgets an own wall, or takes back one that the person shared. */
export async function dropWall({ id }: NamedWall): Promise<void> {
  if (id.startsWith('own-')) await client(setting).submit({ [`${KEPT}${id.slice(4)}`]: null });
  else await unshareView(resourcesmonitor, transport, id);
  await renewed();
}
