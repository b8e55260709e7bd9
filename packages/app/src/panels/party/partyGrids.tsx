import { Panel } from '@lattice/ui/Panel';
import { RankChart } from '@lattice/ui/RankChart';
import { useLingui } from '@lingui/react/macro';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { usePartyGrids } from './party.ts';

/** Where the members of the Party live; a grid opens as the chosen one. */
export function PartyGrids() {
  const { t } = useLingui();
  const { set } = useSceneFilters();
  const { data, panel } = usePartyGrids();
  const title = t`各网格党员`;
  return (
    <Panel title={title} hasHeading={panel.fault !== undefined} {...panel} isLoading={false} isSteady height={280}>
      <RankChart
        title={title}
        heading="h2"
        unit={t`人`}
        keyLabel={t`网格`}
        limit={6}
        isLoading={panel.isLoading === true}
        values={(data ?? []).map(({ id, gridName, partyMemberCount }) => ({
          key: id,
          label: gridName,
          value: partyMemberCount,
        }))}
        onSelect={(id) => set({ grid: id })}
      />
    </Panel>
  );
}
