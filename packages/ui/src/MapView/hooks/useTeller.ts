import { useEffect, useRef } from 'react';
import type { Box } from '../geo.ts';
import type { MapSight } from '../live/liveMap.ts';

/** Tells once after each move what is seen, whoever listens then. */
export function useTeller(sight: MapSight | null, onSight: ((box: Box, zoom: number) => void) | undefined): void {
  const listener = useRef(onSight);
  useEffect(() => {
    listener.current = onSight;
  });
  useEffect(() => {
    if (sight !== null) listener.current?.(sight.box, sight.zoom);
  }, [sight]);
}
