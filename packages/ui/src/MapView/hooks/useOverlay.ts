import { useEffect, useRef, useState } from 'react';
import type { Geometry, Position } from '../geo.ts';
import type { FeatureRef } from '../layers/MapLayer.ts';
import type { LiveMap } from '../live/liveMap.ts';
import type { LayerData, WholeFeature } from '../tiles/TileTask.ts';

interface Overlaid {
  live: LiveMap | null;
  /** What is drawn, in which the features are looked up. */
  drawn: readonly LayerData[];
  selected: readonly FeatureRef[];
  focus: FeatureRef | null;
  pin: Position | null;
  drawing: Geometry | null;
}

/** Most features that are outlined. */
const MOST = 200;
const NONE: readonly WholeFeature[] = [];

/** Features with their geometries, as far as their layers are there. */
function useFound(live: LiveMap | null, drawn: readonly LayerData[], refs: readonly FeatureRef[]) {
  const [found, setFound] = useState({ key: '[]', features: NONE });
  const key = JSON.stringify(refs.slice(0, MOST).map(({ layer, id }) => [layer, id]));
  useEffect(() => {
    const requested = (JSON.parse(key) as [string, string][]).filter(([layer]) => drawn.some(({ id }) => id === layer));
    if (live === null || requested.length === 0) return;
    let isCurrent = true;
    void Promise.all(requested.map(([layer, id]) => live.find({ layer, id }))).then(
      (all) => isCurrent && setFound({ key, features: all.flatMap((one) => one ?? []) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [live, drawn, key]);
  return found.key === key ? found.features : NONE;
}

/** Draws what is chosen, pointed at or drawn above the tiles, and brings a single choice into sight. */
export function useOverlay({ live, drawn, selected, focus, pin, drawing }: Overlaid): void {
  const chosen = useFound(live, drawn, selected);
  const [focused] = useFound(live, drawn, focus === null ? [] : [focus]);
  useEffect(
    () =>
      live?.overlay({
        selected: chosen.map(({ geometry }) => geometry),
        focused: focused?.geometry ?? null,
        pin,
        drawing,
      }),
    [live, chosen, focused, pin, drawing],
  );
  const revealed = useRef('');
  const only = chosen.length === 1 ? chosen[0] : undefined;
  useEffect(() => {
    const name = only === undefined ? '' : `${only.layer} ${only.id}`;
    // Once for each choice: people may then move away from it.
    if (live !== null && only !== undefined && revealed.current !== name) live.reveal(only.at);
    revealed.current = name;
  }, [live, only]);
}
