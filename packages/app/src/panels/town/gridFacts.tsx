import { visualization } from '@lattice/api/resources/visualization';
import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { sixFigures } from '../../features/scene/scene.css.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { client } from '../../session/client.ts';

/** The numbers of the chosen grid, each the way to its list cut to the grid. */
export function GridFacts() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { grid } = useSceneFilters();
  const { data, panel } = usePanel({
    key: ['grid', grid],
    ask: (signal) => client(visualization).getDispatchGridInfo(grid === '' ? {} : { gridId: grid }, { signal }),
  });
  const name = data?.grid?.gridName ?? '';
  const cut = grid === '' ? '' : `?${new URLSearchParams({ griddingId: grid, griddingIdName: name }).toString()}`;
  const linked = (path: string) => {
    const way = wayOf(path);
    return way === undefined ? {} : { href: `${way}${cut}` };
  };
  const numbers = data?.statistics;
  return (
    <Panel title={name === '' ? t`网格概况` : t`网格概况：${name}`} {...panel} height={220}>
      {data !== undefined && (data.grid?.principalName ?? '') !== '' && (
        <Text tone="muted">{t`网格长：${data.grid?.principalName ?? ''}`}</Text>
      )}
      <div className={sixFigures}>
        <Figure label={t`人口`} value={numbers?.populationCount ?? null} {...linked('/source/populationinfo')} />
        <Figure label={t`户数`} value={numbers?.householdCount ?? null} {...linked('/source/houseinfo')} />
        <Figure label={t`网格员`} value={numbers?.memberCount ?? null} {...linked('/grid/gridmember')} />
        <Figure label={t`下级网格`} value={numbers?.gridCount ?? null} {...linked('/grid/grid')} />
        <Figure label={t`本年事件`} value={numbers?.eventCount ?? null} {...linked('/event/event')} />
        <Figure label={t`办结率`} value={numbers?.finishRate ?? null} unit="%" />
      </div>
    </Panel>
  );
}
