import { useMemo } from 'react';
import type { MapLayer } from '../MapView/layers/MapLayer.ts';
import type { DrawingFault } from './DrawingFault.ts';

/** The layers of a map with the ground that faults are about on top. */
export function useMarked(layers: readonly MapLayer[], faults: readonly DrawingFault[]): readonly MapLayer[] {
  return useMemo(() => {
    const features = faults.flatMap(({ words, area }) =>
      area === undefined ? [] : [{ id: words, name: words, geometry: area }],
    );
    if (features.length === 0) return layers;
    const legend = [{ kind: '', label: '', tone: 'warning' as const, isDashed: true }];
    return [...layers, { id: 'faults', label: '', look: 'shapes', features, legend, isGround: true }];
  }, [layers, faults]);
}
