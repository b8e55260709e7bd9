import { type FeatureRef, type MapLayer, MapView, type Position } from '@lattice/ui/MapView';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { metresBetween } from '../../event/report/nearby.ts';
import type { KnownPoint } from './chosenPoints.ts';

const LAYER = 'points';

interface PointsMapProps {
  points: ReadonlyMap<string, KnownPoint>;
  /** Ids of the chosen ones, in order. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

const isPlaced = (point: KnownPoint | undefined): point is KnownPoint =>
  point !== undefined && metresBetween(point, point) !== null;
const positionOf = ({ lng, lat }: KnownPoint): Position => [Number(lng), Number(lat)];

/** The points of a patrol on the map: the chosen ones by number along the way, each added or left out by its card. */
export function PointsMap({ points, value, onChange }: PointsMapProps) {
  const { t } = useLingui();
  const [selected, setSelected] = useState<FeatureRef | null>(null);
  const layers = useMemo(
    (): readonly MapLayer[] => [
      {
        id: LAYER,
        label: t`巡查点`,
        look: 'points',
        isNamed: true,
        isClustered: false,
        legend: [
          { kind: 'in', label: t`已加入`, tone: 'accent', glyph: '✓' },
          { kind: 'out', label: t`可选`, tone: 'neutral' },
        ],
        features: [...points.values()].filter(isPlaced).map((point) => {
          const at = value.indexOf(point.id);
          return {
            id: point.id,
            name: at === -1 ? point.name : `${at + 1} ${point.name}`,
            kind: at === -1 ? 'out' : 'in',
            geometry: { type: 'Point' as const, coordinates: positionOf(point) },
          };
        }),
      },
    ],
    [points, value, t],
  );
  const drawing = useMemo(() => {
    const way = value.map((id) => points.get(id)).filter(isPlaced);
    return way.length < 2 ? null : { type: 'LineString' as const, coordinates: way.map(positionOf) };
  }, [points, value]);
  const gathering = {
    features: value.map((id) => ({ layer: LAYER, id })),
    set: ({ id }: FeatureRef, isIn: boolean) => onChange(isIn ? [...value, id] : value.filter((one) => one !== id)),
  };
  return (
    <MapView
      label={t`巡查路线`}
      layers={layers}
      hasList={false}
      height="22rem"
      drawing={drawing}
      selected={selected === null ? [] : [selected]}
      onSelect={setSelected}
      gathering={gathering}
    />
  );
}
