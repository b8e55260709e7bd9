import { hasSharedViews, shareView, sharedViews, unshareView } from '@lattice/api/sharedViews';
import type { SharedEntry } from '@lattice/ui/CrudTable';
import { errorText } from '../../base/errorText.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';
import { hasResource, loadResource } from '../resources.ts';

const FRESH = 60_000;
const keyOf = (path: string) => ['shared views', path];

async function reportFailure(work: Promise<unknown>, path: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new Error(errorText(error), { cause: error });
  } finally {
    await queryClient.invalidateQueries({ queryKey: keyOf(path) });
  }
}

/** The views of a register that are shared with the person; none where the register has none. */
export async function loadShared(path: string): Promise<readonly SharedEntry[]> {
  if (!hasResource(path) || !hasSharedViews(await loadResource(path))) return [];
  const views = await queryClient.fetchQuery({
    queryKey: keyOf(path),
    queryFn: ({ signal }) => sharedViews({ path }, transport, { signal }),
    staleTime: FRESH,
  });
  // Walls of cameras are shared in the same way, and are no views of the list.
  return views.flatMap(({ id, name, view, userName, isOwn, audience }) =>
    view.includes('"wall":') ? [] : [{ id, name, text: view, author: userName, isOwn, audience }],
  );
}

/** Shares a view of a register with the own department or role; rejects with a sentence. */
export const addShared = async (path: string, name: string, view: string, audience: string): Promise<void> =>
  reportFailure(shareView({ path }, transport, { name, view, audience: audience === 'dept' ? 'dept' : 'role' }), path);

/** Takes back a view of a register that one shared. */
export const removeShared = async (path: string, id: string): Promise<void> =>
  reportFailure(unshareView({ path }, transport, id), path);
