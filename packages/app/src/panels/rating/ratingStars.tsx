import { DonutChart } from '@lattice/ui/DonutChart';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { useChosenRating, useRating } from './rating.ts';

/** How many people gave how many stars. */
export function RatingStars() {
  const { t } = useLingui();
  const { call } = useChosenRating();
  const { data, panel } = useRating(call);
  const title = t`评价分布`;
  return (
    <Panel title={title} hasHeading={panel.fault !== undefined} {...panel} isLoading={false} isSteady height={290}>
      <DonutChart
        title={title}
        isLoading={data === undefined}
        heading="h2"
        unit={t`人`}
        keyLabel={t`星级`}
        height={200}
        values={(data?.items ?? []).map(({ key, value }) => ({ key, label: t`${key} 星`, value }))}
      />
    </Panel>
  );
}
