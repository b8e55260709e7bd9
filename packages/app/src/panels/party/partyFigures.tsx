import { Figure } from '@lattice/ui/Figure';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { eightFigures } from '../../features/scene/scene.css.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { usePartyFigures } from './party.ts';

/** The grid and its party work in eight numbers. */
export function PartyFigures() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { data, panel } = usePartyFigures();
  const linked = (href: string) => {
    const way = wayOf(href);
    return way === undefined ? {} : { href: way };
  };
  return (
    <Panel title={t`网格与党建`} {...panel} height={220}>
      <div className={eightFigures}>
        <Figure label={t`党组织`} value={data?.partyOrgCount ?? null} {...linked('/party/poPartyorg')} />
        <Figure label={t`党员`} value={data?.partyMemberCount ?? null} {...linked('/party/pmPartymember')} />
        <Figure label={t`网格`} value={data?.gridCount ?? null} {...linked('/grid/grid')} />
        <Figure label={t`网格员`} value={data?.memberCount ?? null} {...linked('/grid/gridmember')} />
        <Figure label={t`人口`} value={data?.populationCount ?? null} {...linked('/source/populationinfo')} />
        <Figure label={t`户数`} value={data?.householdCount ?? null} />
        <Figure label={t`本年事件`} value={data?.eventCount ?? null} {...linked('/event/event')} />
        <Figure label={t`办结率`} value={data?.finishRate ?? null} unit="%" />
      </div>
    </Panel>
  );
}
