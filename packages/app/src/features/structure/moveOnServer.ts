import { moveRows } from '@lattice/api/arrange';
import type { Resource } from '@lattice/api/resource';
import type { TreeMove } from '@lattice/ui/Tree';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

const TOP = '0';

interface TreeCalls {
  lazyList: (query: { parentId: string }) => Promise<readonly { id: string; sort?: unknown }[] | null>;
  submit: (row: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** Stores each place by itself, where the server has no call for it. */
async function moveEach(definition: Resource, { ids, parentId, beforeId }: TreeMove): Promise<void> {
  const { lazyList, submit } = client(definition) as unknown as TreeCalls;
  const present = (await lazyList({ parentId: parentId || TOP })) ?? [];
  const rest = present.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  const at = beforeId === null ? rest.length : Math.max(0, rest.indexOf(beforeId));
  for (const [index, id] of [...rest.slice(0, at), ...ids, ...rest.slice(at)].entries())
    await submit({ id, sort: index + 1, ...(ids.includes(id) && { parentId: parentId || TOP }) });
}

/** Puts rows of a tree in another place. */
export async function moveOnServer(definition: Resource, move: TreeMove): Promise<void> {
  const { ids, parentId, beforeId } = move;
  if (session.abilities.includes('arrange'))
    await moveRows(transport, definition.path, {
      ids: ids.join(','),
      parentId: parentId || TOP,
      ...(beforeId !== null && { beforeId }),
    });
  else await moveEach(definition, move);
  await queryClient.invalidateQueries({ queryKey: ['rows', definition.path] });
}
