import { useMemo } from 'react';
import type { Shape } from '../MapView/geo.ts';
import type { MapLayer } from '../MapView/layers/MapLayer.ts';
import { useShapes } from './useShapes.ts';

/** The background outlines of a map as its only layer. */
export function useGround(read: (() => Promise<readonly Shape[]>) | undefined): {
  layers: readonly MapLayer[];
  outlines: readonly Shape[];
} {
  const outlines = useShapes(read);
  const layers = useMemo(
    (): readonly MapLayer[] => [
      { id: 'ground', label: '', look: 'shapes', features: outlines, isNamed: true, isGround: true },
    ],
    [outlines],
  );
  return { layers, outlines };
}
