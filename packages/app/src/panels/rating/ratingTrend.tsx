import { LineChart } from '@lattice/ui/LineChart';
import { Panel } from '@lattice/ui/Panel';
import { useMiddleHeight } from '@lattice/ui/useMiddleHeight';
import { useLingui } from '@lingui/react/macro';
import { useChosenRating, useRating } from './rating.ts';

/** Px of the middle of the scene beside the chart: the figures above, and the panel's own edges. */
const TAKEN = 294;
/** Height of the chart in px where the scene scrolls, and the least. */
const SCROLLED = 400;
const LEAST = 320;

/** How the chosen rating moved within twelve months. */
export function RatingTrend() {
  const { t, i18n } = useLingui();
  const { call, label } = useChosenRating();
  const { data, panel } = useRating(call);
  const middle = useMiddleHeight();
  const height = middle === null ? SCROLLED : Math.max(LEAST, middle - TAKEN);
  const name = i18n._(label);
  const title = t`${name}：近 12 个月`;
  const rates = (data?.trend ?? []).flatMap(({ rate }) => rate ?? []);
  // A line between 80 and 90 would be flat on an axis from zero.
  const least = rates.length === 0 ? 0 : Math.max(0, Math.floor(Math.min(...rates) / 10) * 10 - 10);
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
        least={least}
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
