import { user } from '@lattice/api/resources/blade-user';
import type { TreeSource } from '@lattice/ui/TreeSelect';
import { queryClient } from '../session/queryClient.ts';
import { client } from '../session/client.ts';
import { belowOf, flatOf, hitsOf, peopleOf, topOf } from './peopleTree.ts';

const MINUTE = 60_000;

const ask = (ids?: string) =>
  queryClient.fetchQuery({
    queryKey: ['rows', user.path, 'choices', ids ?? ''],
    queryFn: () => client(user).userList(ids === undefined ? {} : { ids }),
    staleTime: MINUTE,
  });

/**
 * Colleagues, whom everybody may choose, whatever they may see of accounts: below their departments, those without one
 * at the top; of one department, where it has any, in one row.
 */
export const people = (deptId = ''): Required<TreeSource> => {
  const all = async () => hitsOf(peopleOf(await ask(), deptId));
  const top = deptId === '' ? topOf : flatOf;
  return {
    children: async (parentId) => (parentId === '' ? top(await all()) : belowOf(await all(), parentId)),
    labels: async (ids) => Object.fromEntries(hitsOf(await ask(ids.join(','))).map(({ id, title }) => [id, title])),
    find: async (words) => ({
      hits: (await all()).filter(({ title, names }) => [title, ...names].some((name) => name.includes(words))),
      isCut: false,
    }),
    // The title says the department already.
    all: async () => (await all()).map((person) => ({ ...person, above: [] })),
  };
};
