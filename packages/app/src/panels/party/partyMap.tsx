import type { MapLayer } from '@lattice/ui/MapView';
import { Panel } from '@lattice/ui/Panel';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { mapHeight } from '../../features/scene/mapHeight.ts';
import { SceneMap } from '../../features/scene/SceneMap.tsx';
import { useWays } from '../../features/scene/useWays.ts';
import { useGo } from '../../navigation/Address.tsx';
import { isGeometry } from '../../records/map/geometryOf.ts';
import { usePartyGrids, usePartyOrganisations } from './party.ts';

/** Height of the map: what the panels below it leave. */
const HEIGHT = mapHeight('508px', 320);

const NONE: readonly never[] = [];

/** The grids below the chosen one, with the organisations of the Party in their places. */
export function PartyMap() {
  const { t } = useLingui();
  const go = useGo();
  const wayOf = useWays();
  const { data: grids, panel } = usePartyGrids();
  const {
    data: organisations,
    panel: { isLoading: isWaiting = false },
  } = usePartyOrganisations();
  const areas = useMemo(
    () =>
      (grids ?? []).flatMap(({ id, gridName, geom }) =>
        isGeometry(geom) ? [{ id, name: gridName, geometry: geom }] : [],
      ),
    [grids],
  );
  const layers = useMemo(
    (): MapLayer[] => [
      {
        id: 'organisations',
        label: t`党组织`,
        look: 'points',
        isNamed: true,
        legend: [{ kind: '', label: t`党组织`, tone: 'critical', glyph: '★' }],
        features: (organisations ?? []).flatMap(({ id, orgName, lng, lat }) =>
          Number(lng) > 0 && Number(lat) > 0
            ? [{ id, name: orgName, geometry: { type: 'Point' as const, coordinates: [Number(lng), Number(lat)] } }]
            : [],
        ),
      },
    ],
    [organisations, t],
  );
  // A map that begins before both have come would begin with a part of them; an empty one keeps the room.
  const isComing = panel.fault === undefined && (grids === undefined || isWaiting);
  const list = wayOf('/party/poPartyorg');
  return (
    <Panel title={t`网格与党组织分布`} {...panel} isLoading={false}>
      <SceneMap
        key={isComing ? 'coming' : 'whole'}
        height={HEIGHT}
        hasList={false}
        label={t`党组织地图`}
        areas={isComing ? NONE : areas}
        layers={isComing ? NONE : layers}
        {...(list !== undefined && { onOpen: ({ id }: { id: string }) => go(`${list}?open=view:${id}`) })}
      />
    </Panel>
  );
}
