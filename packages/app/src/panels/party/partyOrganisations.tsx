import { Empty } from '@lattice/ui/Empty';
import { Panel } from '@lattice/ui/Panel';
import { Tree } from '@lattice/ui/Tree';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useWays } from '../../features/scene/useWays.ts';
import { useGo } from '../../navigation/Address.tsx';
import { organisationTree } from './organisationTree.ts';
import { usePartyOrganisations } from './party.ts';

/** The organisations of the Party as a tree with their members; one opens the list of its members. */
export function PartyOrganisations() {
  const { t } = useLingui();
  const go = useGo();
  const wayOf = useWays();
  const { data, panel } = usePartyOrganisations();
  const tree = useMemo(() => organisationTree(data ?? []), [data]);
  const members = wayOf('/party/pmPartymember');
  const href = wayOf('/party/poPartyorg');
  return (
    <Panel title={t`党组织`} {...panel} height={320} {...(href !== undefined && { href })}>
      {tree.length === 0 ? (
        <Empty />
      ) : (
        <Tree
          label={t`党组织`}
          data={tree}
          hasSearch
          defaultOpen={tree.map(({ id }) => id)}
          height="clamp(240px, 22vw, 40vh)"
          {...(members !== undefined && {
            onSelect: (_: ReadonlySet<string>, { id, title }: { id: string; title: string }) =>
              go(`${members}?${new URLSearchParams({ partyOrgId: id, partyOrgIdName: title }).toString()}`),
          })}
        />
      )}
    </Panel>
  );
}
