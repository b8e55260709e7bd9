import type { TreeNode } from '@lattice/api/call';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { post } from '@lattice/api/resources/blade-system/post';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import type { FlowDirectory, FlowPicker } from '@lattice/ui/FlowDesigner';
import { queryClient } from '../../session/queryClient.ts';
import { client } from '../../session/client.ts';

const MINUTE = 60_000;
const once = <Answer>(path: string, ask: () => Promise<Answer>) =>
  queryClient.fetchQuery({ queryKey: ['rows', path, 'people of processes'], queryFn: ask, staleTime: MINUTE });
const flat = (nodes: readonly TreeNode[]): FlowPicker[] =>
  nodes.flatMap(({ id, title, children = [] }) => [{ id, name: title }, ...flat(children)]);

async function people(query: { realName?: string; ids?: string }): Promise<FlowPicker[]> {
  const found = await client(user).userList(query);
  return found.map(({ id, realName, account, deptName }) => ({
    id,
    name: `${realName || account}${deptName ? `（${deptName}）` : ''}`,
  }));
}

/** Where the designer gets people, roles, posts and departments from. */
export const flowDirectory: FlowDirectory = {
  users: async (text) => people(text === '' ? {} : { realName: text }),
  names: async (_kind, ids) => people({ ids: ids.join(',') }),
  roles: async () => once(role.path, async () => flat(await client(role).tree())),
  posts: async () =>
    once(post.path, async () => (await client(post).select()).map(({ id, postName }) => ({ id, name: postName }))),
  depts: async () => once(dept.path, async () => flat(await client(dept).tree())),
};
