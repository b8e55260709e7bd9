import { useEffect, useRef } from 'react';
import { type Box, boxOf, type Geometry, type Position, positionsOf } from '../geo.ts';
import type { LiveMap } from '../live/liveMap.ts';

interface Start {
  live: LiveMap | null;
  /** Everything there is; null while nothing is known. */
  whole: Box | null;
  /** The box that is asked for. */
  start: Box | undefined;
  point: Position | null;
  drawing: Geometry | null;
}

const isIn = (inner: Box, outer: Box) =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Zoom below which a place cannot be told from its neighbours. */
const FAR = 8;

/** Shows the first box that is known, and again when another one is asked for or a pin is out of sight. */
export function useStart({ live, whole, start, point, drawing }: Start): void {
  const shown = useRef<{ live: LiveMap; start: Box | undefined } | null>(null);
  const key = String(start ?? '');
  useEffect(() => {
    if (live === null) return;
    const own = boxOf([...(point === null ? [] : [point]), ...(drawing === null ? [] : positionsOf(drawing))]);
    const last = shown.current;
    const isOther = last === null || (last.live !== live && !live.goesOn);
    const isNew = isOther || String(last.start ?? '') !== key;
    if (own !== null) {
      const { box, zoom } = live.sight();
      if (isNew || !isIn(own, box) || zoom <= FAR) live.fit(own, isNew || zoom <= FAR ? 15 : zoom);
      shown.current = { live, start };
    } else if (isNew && whole !== null) {
      live.fit(whole);
      shown.current = { live, start };
    }
  }, [live, whole, key, start, point, drawing]);
}
