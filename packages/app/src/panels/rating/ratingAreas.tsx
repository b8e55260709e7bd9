import { Panel } from '@lattice/ui/Panel';
import { RankChart } from '@lattice/ui/RankChart';
import { useLingui } from '@lingui/react/macro';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useChosenRating, useRating } from './rating.ts';

/** Where people are least content: the areas below the chosen one; an area opens as the chosen one. */
export function RatingAreas() {
  const { t } = useLingui();
  const { set } = useSceneFilters();
  const { call } = useChosenRating();
  const { data, panel } = useRating(call);
  const title = t`各社区满意率`;
  return (
    <Panel title={title} hasHeading={panel.fault !== undefined} {...panel} isLoading={false} isSteady height={332}>
      <RankChart
        title={title}
        isLoading={data === undefined}
        heading="h2"
        unit="%"
        keyLabel={t`社区`}
        limit={8}
        isLastFirst
        values={(data?.areas ?? []).map(({ id, name, rate }) => ({ key: id, label: name, value: rate }))}
        onSelect={(id) => set({ grid: id })}
      />
    </Panel>
  );
}
