import { useEffect, useMemo, useState } from 'react';
import type { LiveMap, MapSight } from '../live/liveMap.ts';
import type { InView, LayerData } from '../tiles/TileTask.ts';
import type { Hidden } from './useHidden.ts';

/** Most features that are listed and reached by keys. */
const MOST = 50;
/** How long the map must stand still before it is counted, in ms. */
const STILL = 120;

/** Gives layers to the map, and says what is in sight once it stands still; null before it was first counted. */
export function useView(
  live: LiveMap | null,
  drawn: readonly LayerData[],
  hidden: Hidden,
  sight: MapSight | null,
): InView | null {
  const [view, setView] = useState<InView | null>(null);
  const content = useMemo(
    () => ({ layers: drawn, showing: { order: drawn.map(({ id }) => id), hidden } }),
    [drawn, hidden],
  );
  useEffect(() => {
    if (live === null) return;
    live.put(content);
    if (sight === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => void live.inView(MOST).then((found) => isCurrent && setView(found)), STILL);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [live, content, sight]);
  return view;
}
