import { type UserChoice, user } from '@lattice/api/resources/blade-user';
import type { FormSources } from '@lattice/ui/Form';
import type { TreeSource } from '@lattice/ui/TreeSelect';
import { queryClient } from '../../queryClient.ts';
import { client } from '../../session/client.ts';
import { formSourcesIn } from '../plain/formSources.ts';
import { places } from '@lattice/api/places';

const MINUTE = 60_000;
const titleOf = ({ realName, account, deptName }: UserChoice) => `${realName || account}${deptName ? `（${deptName}）` : ''}`;
const ask = (query: { ids?: string }) => queryClient.fetchQuery({ queryKey: ['rows', user.path, 'choices', query], queryFn: () => client(user).userList(query), staleTime: MINUTE });

/** Colleagues, whom everybody may choose, whatever they may see of accounts. */
const people: TreeSource = {
  children: async (parentId) => (parentId === '' ? (await ask({})).map((one) => ({ id: one.id, title: titleOf(one), hasChildren: false })) : []),
  labels: async (ids) => Object.fromEntries((await ask({ ids: ids.join(',') })).map((one) => [one.id, titleOf(one)])),
};

const known = new Map<string, FormSources>();

/** Where the forms of processes get their choices: as all forms do, but for people, who are chosen from one's colleagues; the same object for the same language. */
export function formSourcesWithPeople(language: string): FormSources {
  const usual = formSourcesIn(language);
  const found = known.get(language) ?? { ...usual, tree: (place: string) => ((places[place] ?? place) === places.user ? people : usual.tree(place)) };
  known.set(language, found);
  return found;
}
