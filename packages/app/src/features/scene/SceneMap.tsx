import { type Box, type FeatureRef, type Geometry, type MapFeature, type MapLayer, MapView } from '@lattice/ui/MapView';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { MAP_HEIGHT } from './mapHeight.ts';

interface SceneMapProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** Named areas below everything; keep it the same array between renders. */
  areas: readonly MapFeature[];
  /** What stands on them; keep it the same array between renders. */
  layers: readonly MapLayer[];
  /** Opens a record of a layer. */
  onOpen?: (feature: FeatureRef) => void;
  /** Called with what is chosen, null for nothing. */
  onChoose?: (feature: FeatureRef | null) => void;
  /** Called with an area that was drawn; without it areas are not offered. */
  onArea?: (area: Geometry) => void;
  /** Called after a move with the box that is seen. */
  onSight?: (box: Box) => void;
  /** Height as a CSS length; default what a scene has room for. */
  height?: string;
  /** Whether the list of what is in sight stands beside it; default true. */
  hasList?: boolean;
  /** What stands on the map besides. */
  children?: ReactNode;
}

const NONE: readonly FeatureRef[] = [];

/** The map in the middle of a scene: areas, and layers on them. */
export function SceneMap({
  label,
  areas,
  layers,
  onOpen,
  onChoose,
  onArea,
  onSight,
  height = MAP_HEIGHT,
  hasList = true,
  children,
}: SceneMapProps) {
  const { t } = useLingui();
  const [selected, setSelected] = useState(NONE);
  const whole = useMemo(
    (): MapLayer[] => [
      { id: 'areas', label: t`网格`, look: 'shapes', features: areas, isNamed: true, isGround: true, isWhole: true },
      ...layers,
    ],
    [areas, layers, t],
  );
  const select = (feature: FeatureRef | null) => {
    setSelected(feature === null ? NONE : [feature]);
    onChoose?.(feature);
  };
  return (
    <MapView
      label={label}
      layers={whole}
      selected={selected}
      onSelect={select}
      {...(onOpen !== undefined && { onOpen })}
      {...(onArea !== undefined && {
        onSelectMany: (_: readonly FeatureRef[], area: Geometry) => onArea(area),
      })}
      {...(onSight !== undefined && { onSight })}
      height={height}
      hasList={hasList}
      hasTools
    >
      {children}
    </MapView>
  );
}
