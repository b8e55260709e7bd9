import { permissionCode } from '@lattice/api/resource';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import type { JournalRow } from '../../features/command/journal.ts';
import { trackKinds } from '../../features/tracks/trackKinds.ts';
import { type Mover, momentOf } from '../../features/tracks/tracksOf.ts';
import { client } from '../../session/client.ts';

/** Tracks that are drawn at most. */
const MOST = 6;
/** Minutes before the first and after the last line of which tracks are drawn. */
const AROUND = 30 * 60_000;

/** Where the grid members who were called in a course were on its last day, as far as the person may read that. */
export async function moversOf(
  lines: readonly JournalRow[],
  codes: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Mover[]> {
  const { register, positions } = trackKinds.member;
  const users = [...new Set(lines.flatMap(({ userIds }) => userIds.split(',')))].filter((id) => id !== '');
  if (users.length === 0 || !codes.has(permissionCode(register, 'view'))) return [];
  const { records } = await client(gridmember).page(
    { userId: users.slice(0, 50).join(','), current: 1, size: MOST },
    { signal },
  );
  const [day] = (lines.at(-1)?.startTime ?? '').split(' ');
  const times = lines.map(({ startTime }) => momentOf(startTime)).filter((time) => Number.isFinite(time));
  const [from, to] = [Math.min(...times) - AROUND, Math.max(...times) + AROUND];
  const movers = await Promise.all(
    records.map(async ({ id, personName }): Promise<Mover> => {
      const all = await positions(id, day ?? '', signal);
      return {
        id,
        name: personName,
        positions: all.filter(({ time }) => momentOf(time) >= from && momentOf(time) <= to),
      };
    }),
  );
  return movers.filter((mover) => mover.positions.length > 0);
}
