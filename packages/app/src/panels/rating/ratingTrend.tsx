import { LineChart } from '@lattice/ui/LineChart';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { useChartHeight } from '../../features/scene/useChartHeight.ts';
import { useChosenRating, useRating } from './rating.ts';

/** Px of the window beside the chart: heading of the scene, figures, and the panel's own edges. */
const TAKEN = 382;

/** How the chosen rating moved within twelve months. */
export function RatingTrend() {
  const { t, i18n } = useLingui();
  const { call, label } = useChosenRating();
  const { data, panel } = useRating(call);
  const height = useChartHeight(TAKEN);
  const name = i18n._(label);
  const title = t`${name}：近 12 个月`;
  return (
    <Panel
      title={title}
      hasHeading={panel.fault !== undefined}
      {...panel}
      isLoading={false}
      isSteady
      height={height + 20}
    >
      <LineChart
        title={title}
        isLoading={data === undefined}
        heading="h2"
        unit="%"
        keyLabel={t`月份`}
        height={height}
        series={[
          {
            id: 'rate',
            label: t`满意率`,
            values: (data?.trend ?? []).map(({ month, rate }) => ({ key: month, label: month, value: rate })),
          },
        ]}
      />
    </Panel>
  );
}
