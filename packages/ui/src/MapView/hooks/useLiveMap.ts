import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BaseMap } from '../base/BaseMap.ts';
import type { Position } from '../geo.ts';
import type { LiveMap, MapSight } from '../live/liveMap.ts';
import { useMiddleHeight } from '../../useMiddleHeight/useMiddleHeight.tsx';
import type { Hit } from '../tiles/TileTask.ts';

/** What a map tells. */
export interface MapEvents {
  onKey: (event: KeyboardEvent) => void;
  onPress: (position: Position, hit: Hit) => void;
  onPoint: (hit: Hit, at: readonly [number, number]) => void;
}

/** A map and what is known of it. */
export interface MapStart {
  /** Null while it comes. */
  live: LiveMap | null;
  hasFailed: boolean;
  /** What is seen; null before it came. */
  sight: MapSight | null;
  /** True where the base map could not be had, so that the own ground stands alone. */
  hasNoBase: boolean;
  /** Asks for the base map again that could not be had. */
  againBase: () => void;
}

const bringMap = () => import('../live/liveMap.ts');

/**
 * Makes a map in an element, and takes it away with it; it tells whom `hear` names. The first map loads Leaflet; none
 * is made while the base map is null, which is not known yet.
 */
export function useLiveMap(
  element: RefObject<HTMLElement | null>,
  base: BaseMap | null | undefined,
): MapStart & { hear: (events: MapEvents) => void } {
  const [made, setMade] = useState<{ live: LiveMap; key: string } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [sight, setSight] = useState<MapSight | null>(null);
  const [lostBase, setLostBase] = useState<string | null>(null);
  // In the middle of a scene on a wall the map is what the scene turns on.
  const isMiddle = useMiddleHeight() !== null;
  const fills = useRef(isMiddle);
  useEffect(() => {
    fills.current = isMiddle;
  }, [isMiddle]);
  const heard = useRef<MapEvents | null>(null);
  const last = useRef<MapSight | null>(null);
  const [hear] = useState(() => (events: MapEvents) => {
    heard.current = events;
  });
  const url = base?.url;
  const used = url === lostBase ? undefined : url;
  const kind = base?.kind ?? 'tiles';
  const system = used === undefined ? 'WGS84' : (base?.system ?? 'WGS84');
  const [least, greatest] = base?.zooms ?? [];
  const isKnown = base !== null;
  const key = JSON.stringify([used, kind, system, least, greatest]);
  useEffect(() => {
    if (!isKnown) return undefined;
    let isGone = false;
    let own: LiveMap | null = null;
    bringMap().then(
      ({ liveMap }) => {
        if (isGone || element.current === null) return;
        own = liveMap(element.current, {
          system,
          ...(used !== undefined && {
            base: {
              kind,
              url: used,
              ...(least !== undefined && greatest !== undefined && { zooms: [least, greatest] as const }),
            },
          }),
          fills: () => fills.current,
          sight: last.current,
          onBaseFail: () => setLostBase(used ?? null),
          onMove: (seen) => {
            last.current = seen;
            setSight(seen);
          },
          onKey: (event) => heard.current?.onKey(event),
          onPress: (position, hit) => heard.current?.onPress(position, hit),
          onPoint: (hit, at) => heard.current?.onPoint(hit, at),
        });
        setSight(own.sight());
        setMade({ live: own, key });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      own?.remove();
      setMade(null);
    };
  }, [element, isKnown, used, kind, system, least, greatest, key]);
  // A map that is about to be taken away is none any more.
  const live = made?.key === key ? made.live : null;
  const hasNoBase = url !== undefined && url === lostBase;
  return { live, hasFailed, sight, hasNoBase, againBase: () => setLostBase(null), hear };
}
