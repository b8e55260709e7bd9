import { DonutChart } from '@lattice/ui/DonutChart';
import { Panel } from '@lattice/ui/Panel';
import { RankChart } from '@lattice/ui/RankChart';
import { useLingui } from '@lingui/react/macro';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { areaBy } from './lots.ts';
import { useLots, useLotWords } from './useLots.ts';

/** How the lots in sight stand, by number; a state cuts the scene to it. */
export function LotStates() {
  const { t } = useLingui();
  const { choice, set } = useSceneFilters();
  const { isKnown, seen, panel } = useLots();
  const { states } = useLotWords();
  const title = t`交易状态`;
  return (
    <Panel title={title} hasHeading={!isKnown} {...panel} height={260}>
      <DonutChart
        title={title}
        heading="h2"
        height={220}
        unit={t`宗`}
        keyLabel={t`状态`}
        values={states.flatMap(({ value, label }) => {
          const count = seen.filter(({ status }) => status === value).length;
          return count === 0 ? [] : [{ key: value, label, value: count }];
        })}
        onSelect={(key) => set({ status: choice('status') === key ? '' : key })}
      />
    </Panel>
  );
}

/** What the lots in sight are used for, by area; a kind cuts the scene to it. */
export function LotUses() {
  const { t } = useLingui();
  const { choice, set } = useSceneFilters();
  const { isKnown, seen, panel } = useLots();
  const { uses } = useLotWords();
  const areas = areaBy(seen, ({ use }) => use);
  const title = t`各类资产面积`;
  return (
    <Panel title={title} hasHeading={!isKnown} {...panel} height={260}>
      <RankChart
        title={title}
        heading="h2"
        unit={t`亩`}
        keyLabel={t`资产类型`}
        limit={8}
        values={uses.flatMap(({ value, label }) => {
          const area = areas.get(value);
          return area === undefined ? [] : [{ key: value, label, value: area }];
        })}
        onSelect={(key) => set({ use: choice('use') === key ? '' : key })}
      />
    </Panel>
  );
}
