import { permissionCode } from '@lattice/api/resource';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { Button } from '@lattice/ui/Button';
import type { FeatureRef } from '@lattice/ui/MapView';
import { Panel } from '@lattice/ui/Panel';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SceneMap } from '../../features/scene/SceneMap.tsx';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useGo } from '../../navigation/Address.tsx';
import { useCodes } from '../../session/useCodes.ts';
import type { AreaGroup } from '../../features/scene/AreaDialog.tsx';
import { townLayers, townPoints } from '../town/townLayers.ts';
import { useTownMap } from '../town/useTownMap.ts';

const PushDialog = lazyPart(async () => (await import('../../features/scene/PushDialog.tsx')).PushDialog);

const AreaDialog = lazyPart(async () => (await import('../../features/scene/AreaDialog.tsx')).AreaDialog);

const SHOWN = ['event', 'gridmember', 'warnDevice', 'car'];
const LAYERS = [...SHOWN, 'monitor', 'emergency', 'hedge', 'disaster'];

interface Place {
  lng: string;
  lat: string;
  name: string;
}

/** Events, people, cars, devices and resources in their places; what is chosen is where a message may be about. */
export function CommandMap() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const codes = useCodes();
  const { grid } = useSceneFilters();
  const { panel, areas, layers, addressOf } = useTownMap(SHOWN, LAYERS);
  const [place, setPlace] = useState<Place | null>(null);
  const [area, setArea] = useState<readonly AreaGroup[] | null>(null);
  const [isWriting, setWriting] = useState(false);
  const mayPush = codes?.has(permissionCode(recorddispatch, 'pushMessage')) === true;
  const choose = async (feature: FeatureRef | null) => {
    const points = feature === null ? [] : await townPoints(feature.layer, grid);
    setPlace(points.find(({ id }) => id === feature?.id) ?? null);
  };
  const chooseMany = async (features: readonly FeatureRef[]) => {
    const groups = await Promise.all(
      townLayers.map(async ({ type, label }): Promise<AreaGroup> => {
        const ids = new Set(features.filter(({ layer }) => layer === type).map(({ id }) => id));
        const points = ids.size === 0 ? [] : await townPoints(type, grid);
        return {
          type,
          label: i18n._(label),
          things: points
            .filter(({ id }) => ids.has(id))
            .map((point) => ({ ...point, href: addressOf({ layer: type, id: point.id }) })),
        };
      }),
    );
    setArea(groups.filter(({ things }) => things.length > 0));
  };
  const name = place?.name ?? '';
  const button = mayPush && (
    <Button variant="primary" size="small" onPress={() => setWriting(true)}>
      {place === null ? t`推送消息` : t`就“${name}”推送消息`}
    </Button>
  );
  return (
    <Panel title={t`现场`} {...panel} actions={button} height={520}>
      <SceneMap
        label={t`指挥地图`}
        height="clamp(360px, 70vh, 1600px)"
        areas={areas}
        layers={layers}
        onChoose={(feature) => void choose(feature)}
        onChooseMany={(features) => void chooseMany(features)}
        onOpen={(feature) => {
          const address = addressOf(feature);
          if (address !== undefined) go(address);
        }}
      />
      {area !== null && <AreaDialog groups={area} onClose={() => setArea(null)} />}
      {isWriting && <PushDialog place={place} onClose={() => setWriting(false)} />}
    </Panel>
  );
}
