import { dispatchScreen } from '@lattice/api/resources/visualization/dispatch';
import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { fiveFigures } from '../../features/scene/scene.css.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { client } from '../../session/client.ts';

/** What there is: people, houses, members, devices, events, each the way to its list. */
export function CommandFigures() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { grid } = useSceneFilters();
  const { data, panel } = usePanel({
    key: ['command', 'figures', grid],
    ask: async (signal) => {
      const [calls, where] = [client(dispatchScreen), grid === '' ? {} : { griddingId: grid }];
      const [people, houses, members, events, devices] = await Promise.all([
        calls.selectPopulationStatic(where, { signal }),
        calls.selectHouseStatic(where, { signal }),
        calls.selectGridMemberStatic(where, { signal }),
        calls.selectEventStatic(where, { signal }),
        calls.selectDeviceStatic(where, { signal }),
      ]);
      return { people, houses, members, events, devices };
    },
    everyMs: 120_000,
  });
  const linked = (path: string) => {
    const way = wayOf(path);
    return way === undefined ? {} : { href: way };
  };
  return (
    <Panel title={t`全镇概况`} {...panel} height={140}>
      <div className={fiveFigures}>
        <Figure label={t`人口`} value={data?.people.total ?? null} {...linked('/source/populationinfo')} />
        <Figure label={t`房屋`} value={data?.houses.total ?? null} {...linked('/source/houseinfo')} />
        <Figure label={t`网格员`} value={data?.members.total ?? null} {...linked('/grid/gridmember')} />
        <Figure label={t`设备`} value={data?.devices.total ?? null} {...linked('/dispatch/resourcesmonitor')} />
        <Figure label={t`事件`} value={data?.events.total ?? null} {...linked('/event/event')} />
      </div>
    </Panel>
  );
}
