import type { Position } from '../geo.ts';
import type { LiveMap } from '../live/liveMap.ts';
import type { FoundCluster, FoundFeature, InView } from '../tiles/TileTask.ts';
import { isDirection, nextStop, panStep } from './nextStop.ts';

/** Something that the arrow keys stop at. */
export type Stop = { feature: FoundFeature } | { cluster: FoundCluster };

/** Where a stop is on the map. */
export const placeOfStop = (stop: Stop): readonly [number, number] =>
  'feature' in stop ? stop.feature.at : stop.cluster.at;

interface MapKeys {
  live: LiveMap | null;
  view: InView | null;
  stop: Stop | null;
  onStop: (stop: Stop | null) => void;
  onOpen: (stop: Stop) => void;
  /** Given where a place is chosen: arrows then move the map and Enter takes its middle. */
  onPick: ((position: Position) => void) | undefined;
  onWhole: () => void;
  onEscape: () => void;
}

/** Pixels by which an arrow moves the map. */
const STEP = 80;

/** The stops of a view: circles, and features that no circle stands for. */
function stopsOf({ features, clusters }: InView, live: LiveMap): { stop: Stop; at: readonly [number, number] }[] {
  const circles = clusters.map((cluster) => ({ stop: { cluster }, at: live.pixelOf(cluster.at) }));
  const isCovered = ([x, y]: readonly [number, number], layer: string) =>
    circles.some(({ stop, at }) => stop.cluster.layer === layer && Math.hypot(at[0] - x, at[1] - y) < 30);
  const alone = features
    .map((feature) => ({ stop: { feature }, at: live.pixelOf(feature.at) }))
    .filter(({ stop, at }) => !isCovered(at, stop.feature.layer));
  return [...circles, ...alone];
}

/** The keys of a map: arrows go from feature to feature by direction, with Shift they move the map. */
export function mapKeys({ live, view, stop, onStop, onOpen, onPick, onWhole, onEscape }: MapKeys) {
  return (event: KeyboardEvent) => {
    if (live === null || event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const done = () => event.preventDefault();
    if (isDirection(key)) {
      done();
      if (onPick !== undefined || event.shiftKey) return live.panBy(...panStep(key, STEP));
      const size = live.view.getSize();
      const from = stop === null ? ([size.x / 2, size.y / 2] as const) : live.pixelOf(placeOfStop(stop));
      const stops = view === null ? [] : stopsOf(view, live);
      const next =
        stops[
          nextStop(
            from,
            stops.map(({ at }) => at),
            key,
          )
        ];
      if (next === undefined) return live.panBy(...panStep(key, STEP));
      onStop(next.stop);
    } else if (key === '+' || key === '=') live.zoomBy(1);
    else if (key === '-') live.zoomBy(-1);
    else if (key === 'Home') {
      done();
      onWhole();
    } else if (key === 'Enter') {
      done();
      if (onPick !== undefined) onPick(live.sight().middle);
      else if (stop !== null) onOpen(stop);
    } else if (key === 'Escape' && stop !== null) {
      event.stopPropagation();
      onEscape();
    }
  };
}
