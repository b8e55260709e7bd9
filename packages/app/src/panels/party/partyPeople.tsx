import { BarChart } from '@lattice/ui/BarChart';
import { DonutChart } from '@lattice/ui/DonutChart';
import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { figures, filter } from '../../features/scene/scene.css.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { usePeople } from './party.ts';

/** Who the people are: numbers, ages and schooling of residents or grid members. */
function People({ who }: { who: 'residents' | 'members' }) {
  const { t } = useLingui();
  const { set } = useSceneFilters();
  const { data, panel } = usePeople(who);
  const choose = (
    <div className={filter}>
      <Select
        label={t`人员构成`}
        labelPosition="hidden"
        isCompact
        isClearable={false}
        value={who}
        options={[
          { value: 'residents', label: t`居民` },
          { value: 'members', label: t`网格员` },
        ]}
        onChange={(next) => set({ who: next === 'members' ? next : '' })}
      />
    </div>
  );
  return (
    <Panel title={t`人员构成`} {...panel} actions={choose} height={460}>
      <div className={figures}>
        <Figure label={t`总数`} value={data?.total ?? null} />
        <Figure label={t`党员`} value={data?.partyMember ?? null} />
        <Figure label={t`男`} value={data?.male ?? null} />
        <Figure label={t`女`} value={data?.female ?? null} />
      </div>
      <BarChart
        title={t`年龄分布`}
        unit={t`人`}
        keyLabel={t`年龄`}
        height={180}
        series={[
          {
            id: 'people',
            label: t`人数`,
            values: (data?.ages ?? []).map(({ ageBand, count }) => ({ key: ageBand, label: ageBand, value: count })),
          },
        ]}
      />
      <DonutChart
        title={t`学历分布`}
        unit={t`人`}
        keyLabel={t`学历`}
        height={180}
        values={(data?.education ?? []).map(({ education, educationName, count }) => ({
          key: education,
          label: educationName === '' ? t`未登记` : educationName,
          value: count,
        }))}
      />
    </Panel>
  );
}

/** Residents or grid members; which stands in the address. */
export function PartyPeople() {
  const { choice } = useSceneFilters();
  const who = choice('who') === 'members' ? 'members' : 'residents';
  return <People key={who} who={who} />;
}
