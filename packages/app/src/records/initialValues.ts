import { townDay, townText } from '@lattice/api/townTime';
import type { Initial } from '@lattice/api/field';
import type { Resource } from '@lattice/api/resource';
import { user } from '@lattice/api/resources/blade-user';
import { type Gridmember, gridmember } from '@lattice/api/resources/grid/gridmember';
import { queryClient } from '../session/queryClient.ts';
import { client } from '../session/client.ts';
import { session } from '../session/session.ts';
import { isHidden } from './isHidden.ts';

const MINUTE = 60_000;

/** The person's entry among the grid members; null for people who are none, or may not read them. */
const ownEntry = (): Promise<Gridmember | null> => {
  const userId = session.user?.user_id ?? '';
  return queryClient.fetchQuery({
    queryKey: ['rows', gridmember.path, 'own', userId],
    queryFn: async () => {
      if (await isHidden(gridmember)) return null;
      const { records } = await client(gridmember).page({ current: 1, size: 1, userId });
      return records[0]?.userId === userId ? records[0] : null;
    },
    staleTime: MINUTE,
  });
};

/** How each is found. */
const lookups: Record<Initial, (now: Date) => string | Promise<string>> = {
  ownGrid: async () => (await ownEntry())?.griddingId ?? '',
  ownMember: async () => (await ownEntry())?.id ?? '',
  me: () => session.user?.user_id ?? '',
  myName: () => session.user?.real_name ?? '',
  myPhone: async () => (await client(user).info()).phone ?? '',
  myDept: () => session.user?.dept_id.split(',')[0] ?? '',
  now: townText,
  today: (now) => townDay(now),
};

/** What a new record of a register begins with, as far as it is known; what cannot be read is left out. */
export async function initialValues(
  { fields }: Pick<Resource, 'fields'>,
  now = new Date(),
): Promise<Readonly<Record<string, string>>> {
  const found = await Promise.all(
    Object.entries(fields).map(async ([name, { initial }]): Promise<[string, string]> => {
      try {
        return [name, initial === undefined ? '' : await lookups[initial](now)];
      } catch {
        return [name, ''];
      }
    }),
  );
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}
