import { visualization } from '@lattice/api/resources/visualization';
import type { HeatPoint } from '@lattice/api/resources/visualization/dispatch';
import type { MapLayer } from '@lattice/ui/MapView';
import { Panel } from '@lattice/ui/Panel';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { filter } from '../../features/scene/scene.css.ts';
import { WHOLE_MAP_HEIGHT } from '../../features/scene/mapHeight.ts';
import { SceneMap } from '../../features/scene/SceneMap.tsx';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useGo } from '../../navigation/Address.tsx';
import { client } from '../../session/client.ts';
import { useTownMap } from './useTownMap.ts';

const SHOWN = ['event', 'gridmember', 'warnDevice'];

/** The heat maps by their key in the address. */
const heats: Readonly<Record<string, (grid: string, period: string) => Promise<HeatPoint[]>>> = {
  event: (gridId, dateType) =>
    client(visualization).selectEventHeatMap({
      ...(gridId !== '' && { gridId }),
      ...(dateType !== '' && { dateType }),
    }),
  warn: (gridId) => client(visualization).selectDeviceWarnHeatMap(gridId === '' ? {} : { gridId }),
  people: (gridId) => client(visualization).selectPopulationHeatMap(gridId === '' ? {} : { gridId }),
  key: (gridId) => client(visualization).selectKeyPopulationHeatMap(gridId === '' ? {} : { gridId }),
  rent: (gridId) => client(visualization).selectRentHouseHeatMap(gridId === '' ? {} : { gridId }),
};

const heatLayer = (key: string, label: string, grid: string, period: string): MapLayer => ({
  id: `heat-${key}`,
  label,
  look: 'heat',
  ask: async () => ({
    features: ((await heats[key]?.(grid, period)) ?? []).map(({ lng, lat, count }) => ({
      id: `${lng},${lat}`,
      name: String(count),
      geometry: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
      weight: count,
    })),
  }),
});

/** The map of the town: what the person may read, in layers, and a heat map on demand. */
export function TownMap() {
  const { t } = useLingui();
  const go = useGo();
  const { grid, period, choice, set } = useSceneFilters();
  const { panel, areas, layers, addressOf, dialog } = useTownMap(SHOWN);
  const heat = Object.hasOwn(heats, choice('heat')) ? choice('heat') : '';
  const options = useMemo(
    () => [
      { value: 'event', label: t`事件热力` },
      { value: 'warn', label: t`设备预警热力` },
      { value: 'people', label: t`人口热力` },
      { value: 'key', label: t`重点人员热力` },
      { value: 'rent', label: t`出租房热力` },
    ],
    [t],
  );
  const label = options.find(({ value }) => value === heat)?.label ?? '';
  const whole = useMemo(
    () => (heat === '' ? layers : [heatLayer(heat, label, grid, period), ...layers]),
    [heat, label, grid, period, layers],
  );
  const choose = (
    <div className={filter}>
      <Select
        label={t`热力图`}
        labelPosition="hidden"
        isCompact
        value={heat}
        placeholder={t`不看热力`}
        options={options}
        onChange={(value) => set({ heat: value })}
      />
    </div>
  );
  return (
    <Panel title={t`地图`} {...panel} actions={choose} height={WHOLE_MAP_HEIGHT}>
      <SceneMap
        label={t`全镇地图`}
        areas={areas}
        layers={whole}
        onOpen={(feature) => {
          const address = addressOf(feature);
          if (address !== undefined) go(address);
        }}
      />
      {dialog}
    </Panel>
  );
}
