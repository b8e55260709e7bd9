import { menu } from '@lattice/api/resources/blade-system/menu';
import { user } from '@lattice/api/resources/blade-user';
import type { Translate } from '@lattice/api/validate';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { type GrantNode, heldEnds } from './grantDifference.ts';
import { grantNodes } from './grantNodes.ts';

/** The kinds of grants, as the calls name them. */
export const grantKinds = ['menu', 'dataScope', 'apiScope'] as const;

/** A kind of grant. */
export type GrantKind = (typeof grantKinds)[number];

/** What is held, by kind, as ends of the trees. */
export type Held = Readonly<Record<GrantKind, ReadonlySet<string>>>;

/** The trees of what the person may grant, named in the language shown. */
export const grantTreeQuery = (say: Translate, language: string) =>
  queryOptions({
    queryKey: ['rows', menu.path, 'grant-tree', language],
    queryFn: async ({ signal }) => {
      const trees = await client(menu).grantTree(undefined, { signal });
      return Object.fromEntries(grantKinds.map((kind) => [kind, grantNodes(trees[kind] ?? [], say)])) as Record<
        GrantKind,
        GrantNode[]
      >;
    },
    staleTime: 0,
  });

/** What a role holds among what the person may grant. */
export async function loadHeld(
  trees: Readonly<Record<GrantKind, readonly GrantNode[]>>,
  roleId: string,
): Promise<Held> {
  const keys = await client(menu).roleTreeKeys({ roleIds: roleId });
  return Object.fromEntries(grantKinds.map((kind) => [kind, heldEnds(trees[kind], new Set(keys[kind]))])) as Held;
}

/** How many accounts have a role; null where the person may not list them. */
export const peopleWith = async (roleId: string): Promise<number | null> =>
  client(user)
    .page({ current: 1, size: 1, roleId })
    .then(({ total }) => total)
    .catch(() => null);
