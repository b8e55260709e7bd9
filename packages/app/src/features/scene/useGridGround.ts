import type { MapLayer, Shape } from '@lattice/ui/MapView';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gridShapes } from '../../records/areaAt.ts';

const NONE: readonly Shape[] = [];

/** The areas of the grids as the ground of a map. */
export function useGridGround(): MapLayer {
  const { t } = useLingui();
  const { data: features = NONE } = useQuery({ queryKey: ['rows', 'grid/grid', 'ground'], queryFn: gridShapes });
  const label = t`网格`;
  return useMemo(
    () => ({ id: 'grids', label, look: 'shapes', features, isNamed: true, isGround: true }),
    [features, label],
  );
}
