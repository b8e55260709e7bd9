import { LineChart } from '@lattice/ui/LineChart';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { useChosenRating, useRating } from './rating.ts';

/** How the chosen rating moved within twelve months. */
export function RatingTrend() {
  const { t, i18n } = useLingui();
  const { call, label } = useChosenRating();
  const { data, panel } = useRating(call);
  const name = i18n._(label);
  const title = t`${name}：近 12 个月`;
  return (
    <Panel title={title} hasHeading={panel.fault !== undefined} {...panel} isLoading={false} isSteady height={420}>
      <LineChart
        title={title}
        isLoading={data === undefined}
        heading="h2"
        unit="%"
        keyLabel={t`月份`}
        height={400}
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
