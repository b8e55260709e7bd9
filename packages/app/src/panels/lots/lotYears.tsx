import { BarChart } from '@lattice/ui/BarChart';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { contractYears } from './lots.ts';
import { useLots } from './useLots.ts';

/** The time line of the contracts: how many begin and end in each year; a year cuts the scene to it. */
export function LotYears() {
  const { t } = useLingui();
  const { choice, set } = useSceneFilters();
  const { isKnown, seen, panel } = useLots();
  const years = contractYears(seen);
  const title = t`合同时间轴`;
  return (
    <Panel title={title} hasHeading={!isKnown} {...panel} height={220}>
      <BarChart
        title={title}
        heading="h2"
        height={180}
        unit={t`份`}
        keyLabel={t`年份`}
        series={[
          {
            id: 'begin',
            label: t`开始`,
            values: years.map(({ year, begin }) => ({ key: year, label: year, value: begin })),
          },
          { id: 'end', label: t`到期`, values: years.map(({ year, end }) => ({ key: year, label: year, value: end })) },
        ]}
        onSelect={(year) => set({ year: choice('year') === year ? '' : year })}
      />
    </Panel>
  );
}
