import { BarChart } from '@lattice/ui/BarChart';
import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { RankChart } from '@lattice/ui/RankChart';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { figures, filter, fourFigures, pair } from '../../features/scene/scene.css.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useOnWall } from '../../features/scene/useOnWall.ts';
import { useMayRead } from '../../features/scene/useWays.ts';
import { session } from '../../session/session.ts';
import { type Whose, usePeople } from './party.ts';

interface PeopleProps {
  who: Whose;
  /** Whether the members of the Party may be chosen. */
  hasParty: boolean;
}

/** Who the people are: numbers, ages and schooling. */
function People({ who, hasParty }: PeopleProps) {
  const { t } = useLingui();
  const { set } = useSceneFilters();
  const { data, panel } = usePeople(who);
  const isOnWall = useOnWall();
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
          ...(hasParty ? [{ value: 'party', label: t`党员` }] : []),
        ]}
        onChange={(next) => set({ who: next === 'residents' ? '' : next })}
      />
    </div>
  );
  return (
    <Panel title={t`人员构成`} {...panel} actions={choose} height={460}>
      <div className={who === 'party' ? figures : fourFigures}>
        <Figure label={t`总数`} value={data?.total ?? null} />
        <Figure label={who === 'party' ? t`正式党员` : t`党员`} value={data?.partyMember ?? null} />
        {who === 'party' && <Figure label={t`预备党员`} value={data?.probationary ?? null} />}
        <Figure label={t`男`} value={data?.male ?? null} />
        <Figure label={t`女`} value={data?.female ?? null} />
      </div>
      <div className={pair}>
        <BarChart
          title={t`年龄分布`}
          unit={t`人`}
          keyLabel={t`年龄`}
          height={isOnWall ? 320 : 120}
          series={[
            {
              id: 'people',
              label: t`人数`,
              values: (data?.ages ?? []).map(({ ageBand, count }) => ({ key: ageBand, label: ageBand, value: count })),
            },
          ]}
        />
        <RankChart
          title={t`学历分布`}
          unit={t`人`}
          keyLabel={t`学历`}
          limit={isOnWall ? 10 : 5}
          values={(data?.education ?? []).map(({ education, educationName, count }) => ({
            key: education,
            label: educationName === '' ? t`未登记` : educationName,
            value: count,
          }))}
        />
      </div>
    </Panel>
  );
}

/** Residents, grid members or members of the Party; which stands in the address. */
export function PartyPeople() {
  const { choice } = useSceneFilters();
  const { abilities } = useSnapshot(session);
  const hasParty = useMayRead()('/party/pmPartymember') && abilities.includes('partyFigures');
  const chosen = choice('who');
  const who = chosen === 'members' || (chosen === 'party' && hasParty) ? chosen : 'residents';
  return <People key={who} who={who} hasParty={hasParty} />;
}
