import { permissionCode } from '@lattice/api/resource';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { Button } from '@lattice/ui/Button';
import type { FeatureRef, Geometry } from '@lattice/ui/MapView';
import { Panel } from '@lattice/ui/Panel';
import { Text } from '@lattice/ui/Text';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type AreaKind, type DispatchArea, drawnArea, smallestAt } from '../../features/command/area.ts';
import { SceneMap } from '../../features/scene/SceneMap.tsx';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { useGo } from '../../navigation/Address.tsx';
import { lazyForm } from '../../features/definitions/lazyForm.ts';
import { useCodes } from '../../session/useCodes.ts';
import { townLayers, townPoints } from '../town/townLayers.ts';
import { useTownMap } from '../town/useTownMap.ts';
import { usePlan } from './command.ts';

const PushDialog = lazyForm(
  recorddispatch.path,
  async () => (await import('../../features/command/PushDialog.tsx')).PushDialog,
);
const AreaDesk = lazyPart(async () => (await import('../../features/command/AreaDesk.tsx')).AreaDesk);

const SHOWN = ['event', 'gridmember', 'warnDevice', 'car'];
/** What is counted in an area, the people who can be sent first. */
const LAYERS = ['gridmember', 'car', 'monitor', 'emergency', 'hedge', 'disaster', 'event', 'warnDevice'];

interface Place {
  id: string;
  type: string;
  lng: string;
  lat: string;
  name: string;
}

/** Events, people, cars, devices and resources in their places; around what is chosen, or in an area, is dispatched. */
export function CommandMap() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const codes = useCodes();
  const wayOf = useWays();
  const { grid } = useSceneFilters();
  const { panel, areas, layers, addressOf, dialog } = useTownMap(SHOWN, LAYERS);
  const { data: running } = usePlan();
  const [place, setPlace] = useState<Place | null>(null);
  const [area, setArea] = useState<DispatchArea | null>(null);
  const [isWriting, setWriting] = useState(false);
  const mayPush = codes?.has(permissionCode(recorddispatch, 'pushMessage')) === true;
  const choose = async (feature: FeatureRef | null) => {
    const points = feature === null ? [] : await townPoints(feature.layer, grid);
    const point = points.find(({ id }) => id === feature?.id);
    setPlace(point && feature ? { ...point, type: feature.layer } : null);
  };
  const kinds = useMemo(
    (): AreaKind[] =>
      LAYERS.flatMap((type): AreaKind[] => {
        const layer = townLayers.find((one) => one.type === type);
        if (layer === undefined || wayOf(`/${layer.path}`) === undefined) return [];
        return [
          {
            type,
            label: i18n._(layer.label),
            ask: async () => townPoints(type, grid),
            hrefOf: (id) => `/${layer.path}?open=view:${id}`,
          },
        ];
      }),
    [wayOf, grid, i18n],
  );
  // Who is sent somewhere reads the name: it says in which grid the area lies.
  const draw = (shape: Geometry) => {
    const drawn = drawnArea(t`圈选范围`, shape);
    const around = smallestAt(areas, drawn)?.name ?? '';
    setArea(around === '' ? drawn : { ...drawn, name: t`${around}一带` });
  };
  const name = place?.name ?? '';
  const around = () => {
    if (place === null) return;
    const { lng, lat, type, id } = place;
    setArea({ name, lng, lat, shape: null, ...(type === 'event' && { eventId: id }) });
  };
  const buttons = mayPush && (
    <>
      {place === null ? (
        <Text tone="muted" size="small">{t`选一处，就近调度`}</Text>
      ) : (
        <Button variant="primary" size="small" onPress={around}>{t`就“${name}”就近调度`}</Button>
      )}
      <Button size="small" onPress={() => setWriting(true)}>{t`推送消息`}</Button>
    </>
  );
  const plan = running?.plan;
  return (
    <Panel title={t`现场`} {...panel} isLoading={false} actions={buttons}>
      <SceneMap
        label={t`指挥地图`}
        areas={areas}
        layers={layers}
        onChoose={(feature) => void choose(feature)}
        {...(mayPush && { onArea: draw })}
        onOpen={(feature) => {
          const address = addressOf(feature);
          if (address !== undefined) go(address);
        }}
      />
      {dialog}
      {area !== null && (
        <AreaDesk
          area={area}
          kinds={kinds}
          hasResidents={wayOf('/source/populationinfo') !== undefined}
          {...(plan && { planId: plan.id, isDrill: plan.isDrill === 1 })}
          onClose={() => setArea(null)}
        />
      )}
      {isWriting && (
        <PushDialog
          place={place}
          {...(plan && { about: { planId: plan.id }, isDrill: plan.isDrill === 1 })}
          onClose={() => setWriting(false)}
        />
      )}
    </Panel>
  );
}
