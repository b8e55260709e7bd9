import type { FeatureFact, MapLayer } from '@lattice/ui/MapView';
import { Panel } from '@lattice/ui/Panel';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { filter } from '../../features/scene/scene.css.ts';
import { WHOLE_MAP_HEIGHT } from '../../features/scene/mapHeight.ts';
import { SceneMap } from '../../features/scene/SceneMap.tsx';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { useGo } from '../../navigation/Address.tsx';
import { gridShapes } from '../../records/areaAt.ts';
import { type Lot, lotFeatures } from './lots.ts';
import { lotSight, useLots, useLotWords } from './useLots.ts';

/** What the card of a lot tells. */
function useFacts() {
  const { t, i18n } = useLingui();
  const yuan = (value: number) =>
    i18n.number(value, {
      style: 'currency',
      currency: 'CNY',
      maximumFractionDigits: 0,
      currencyDisplay: 'narrowSymbol',
    });
  return ({ owner, area, listPrice, dealPrice, startDate, endDate }: Lot): FeatureFact[] => {
    const size = i18n.number(area);
    return [
      { label: t`权属单位`, value: owner },
      { label: t`面积`, value: t`${size} 亩` },
      { label: t`挂牌价`, value: yuan(listPrice) },
      ...(dealPrice === null ? [] : [{ label: t`成交价`, value: yuan(dealPrice) }]),
      ...(dealPrice === null || area <= 0 ? [] : [{ label: t`成交亩价`, value: yuan(dealPrice / area) }]),
      ...(startDate === '' ? [] : [{ label: t`合同期限`, value: `${startDate} – ${endDate}` }]),
    ];
  };
}

/** The lots with their borders, coloured by state or use; what is in sight is what the figures are about. */
export function LotMap() {
  const { t } = useLingui();
  const go = useGo();
  const wayOf = useWays();
  const { choice, set } = useSceneFilters();
  const by = choice('by') === 'use' ? 'use' : 'status';
  const { all, lots, panel } = useLots();
  const { states, uses } = useLotWords();
  const factsOf = useFacts();
  const { data: areas } = useQuery({ queryKey: ['lots', 'grids'], queryFn: gridShapes });
  const options = by === 'use' ? uses : states;
  const layers = useMemo(
    (): MapLayer[] => [
      {
        id: 'lots',
        label: t`产权`,
        look: 'points',
        hasOutlines: true,
        isNamed: true,
        features: lotFeatures(lots, by),
        legend: options
          .filter(({ value }) => all.some((lot) => lot[by] === value))
          .map(({ value, label, tone }) => ({
            kind: value,
            label,
            ...(by === 'status' && tone !== undefined && { tone }),
          })),
        factsOf: (id) => {
          const lot = all.find((one) => one.id === id);
          return lot === undefined ? [] : factsOf(lot);
        },
      },
    ],
    [all, lots, by, options, factsOf, t],
  );
  useEffect(
    () => () => {
      lotSight.box = null;
    },
    [],
  );
  const list = wayOf('/project/titleransaction');
  const choose = (
    <div className={filter}>
      <Select
        label={t`着色`}
        labelPosition="hidden"
        isCompact
        isClearable={false}
        value={by}
        options={[
          { value: 'status', label: t`按状态着色` },
          { value: 'use', label: t`按资产类型着色` },
        ]}
        onChange={(value) => set({ by: value === 'use' ? value : '' })}
      />
    </div>
  );
  return (
    <Panel title={t`产权分布`} {...panel} actions={choose} height={WHOLE_MAP_HEIGHT}>
      <SceneMap
        label={t`产权地图`}
        areas={areas ?? []}
        layers={layers}
        onSight={(box) => {
          lotSight.box = box;
        }}
        {...(list !== undefined && { onOpen: ({ id }: { id: string }) => go(`${list}?open=view:${id}`) })}
      />
    </Panel>
  );
}
