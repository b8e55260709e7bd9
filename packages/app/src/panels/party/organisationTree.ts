import type { PoPartyorg } from '@lattice/api/resources/party/poPartyorg';
import type { TreeData } from '@lattice/ui/Tree';

type Organisation = Pick<PoPartyorg, 'orgName' | 'parentId'> & { id: string; memberCount: string | number | null };

/** Organisations as a tree with the number of members; one whose superior is not among them stands at the top. */
export function organisationTree(organisations: readonly Organisation[]): TreeData[] {
  const ids = new Set(organisations.map(({ id }) => id));
  const below = (parent: string | null): TreeData[] =>
    organisations
      .filter(({ parentId }) => (parent === null ? !ids.has(parentId) : parentId === parent))
      .map(({ id, orgName, memberCount }) => {
        const children = below(id);
        return {
          id,
          title: `${orgName} ${String(memberCount ?? 0)}`,
          ...(children.length > 0 && { children }),
        };
      });
  return below(null);
}
