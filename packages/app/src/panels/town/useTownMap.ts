import { isId } from '@lattice/api/isId';
import { grid } from '@lattice/api/resources/grid/grid';
import type { FeatureRef, MapFeature, MapLayer } from '@lattice/ui/MapView';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useMayRead, useWays } from '../../features/scene/useWays.ts';
import { useWatch } from '../../features/video/watch/useWatch.tsx';
import { client } from '../../session/client.ts';
import { townLayer, townLayers } from './townLayers.ts';

/** How many grids a map shows. */
const MOST_GRIDS = 500;

/** The grids of the town as areas, the layers of the registers that the person reads, and the window of a camera. */
export function useTownMap(shown: readonly string[], only: readonly string[] = []) {
  const { i18n } = useLingui();
  const { acts, dialog } = useWatch();
  const wayOf = useWays();
  const mayRead = useMayRead();
  const { grid: chosen } = useSceneFilters();
  const { data, panel } = usePanel({
    key: ['grids'],
    ask: async (signal) =>
      (await client(grid).page({ current: 1, size: MOST_GRIDS, isEnabled: '1' }, { signal })).records,
    everyMs: 600_000,
  });
  const areas = useMemo(
    () =>
      (data ?? []).flatMap(({ id, gridName, geom }): MapFeature[] =>
        geom === null || typeof geom !== 'object' ? [] : [{ id, name: gridName, geometry: geom }],
      ),
    [data],
  );
  const readable = townLayers
    .filter(({ type, path }) => (only.length === 0 || only.includes(type)) && mayRead(`/${path}`))
    .map(({ type }) => type)
    .join(',');
  const first = shown.join(',');
  const layers = useMemo(
    (): MapLayer[] =>
      townLayers
        .filter(({ type }) => readable.split(',').includes(type))
        .map((layer) =>
          townLayer(
            layer,
            i18n._(layer.label),
            chosen,
            !first.split(',').includes(layer.type),
            layer.type === 'monitor' ? acts : [],
          ),
        ),
    [readable, first, chosen, i18n, acts],
  );
  const addressOf = ({ layer, id }: FeatureRef): string | undefined => {
    const path = townLayers.find(({ type }) => type === layer)?.path;
    return path === undefined || !isId(id) ? undefined : wayOf(`/${path}`) && `/${path}?open=view:${id}`;
  };
  return { panel, areas, layers, addressOf, dialog };
}
