import { type RefObject, useCallback, useState } from 'react';
import type { Position } from '../geo.ts';
import { type FeatureRef, isSameFeature, type MapLayer } from '../layers/MapLayer.ts';
import type { LiveMap } from '../live/liveMap.ts';
import { type FoundFeature, MAX_ZOOM } from '../tiles/TileTask.ts';
import type { MapEvents } from './useLiveMap.ts';
import type { Stop } from './mapKeys.ts';

interface Choice {
  /** The map, once it came. */
  map: RefObject<LiveMap | null>;
  layers: readonly MapLayer[];
  onSelect: ((feature: FeatureRef | null) => void) | undefined;
  onOpen: ((feature: FeatureRef) => void) | undefined;
  onPick: ((position: Position) => void) | undefined;
}

/** A feature with what is told of it. */
interface Card {
  feature: FoundFeature;
  layer: MapLayer;
  isHover: boolean;
}

/** What is pointed at, reached by keys and chosen, and what follows from that. */
export function useChoice({ map, layers, onSelect, onOpen, onPick }: Choice) {
  const [hover, setHover] = useState<FoundFeature | null>(null);
  const [pointed, setPointed] = useState<FoundFeature | null>(null);
  const [stop, setStop] = useState<Stop | null>(null);
  const [carded, setCarded] = useState<FoundFeature | null>(null);
  const [isOnCluster, setOnCluster] = useState(false);
  const leave = () => {
    setStop(null);
    setCarded(null);
    onSelect?.(null);
  };
  const take = (feature: FoundFeature) => {
    if (onSelect === undefined && onOpen !== undefined) return onOpen(feature);
    setCarded(feature);
    onSelect?.(feature);
  };
  const open = (one: Stop) => {
    if ('cluster' in one) {
      map.current?.reveal(one.cluster.at, Math.min(one.cluster.zoom, MAX_ZOOM));
      setStop(null);
    } else if (onOpen !== undefined && isSameFeature(carded, one.feature)) onOpen(one.feature);
    else take(one.feature);
  };
  const events: Omit<MapEvents, 'onKey'> = {
    onPress: (position, hit) => {
      if (onPick !== undefined) return onPick(position);
      if (hit === null) leave();
      else if ('cluster' in hit) open(hit);
      else take(hit.feature);
    },
    onPoint: (hit) => {
      setHover(hit !== null && 'feature' in hit && onPick === undefined ? hit.feature : null);
      setOnCluster(hit !== null && 'cluster' in hit && onPick === undefined);
    },
  };
  const focus = pointed ?? (stop !== null && 'feature' in stop ? stop.feature : null) ?? hover;
  const shown = carded ?? focus;
  const layer = layers.find(({ id }) => id === shown?.layer);
  const card: Card | null =
    shown === null || layer === undefined || (carded === null && shown === pointed)
      ? null
      : { feature: shown, layer, isHover: !isSameFeature(carded, shown) };
  const setStopAndLeaveCard = useCallback((next: Stop | null) => {
    setCarded(null);
    setStop(next);
  }, []);
  return {
    events,
    stop,
    setStop: setStopAndLeaveCard,
    open,
    leave,
    card,
    focus,
    select: (feature: FoundFeature) => {
      map.current?.reveal(feature.at);
      take(feature);
    },
    setPointed,
    isOnHit: hover !== null || isOnCluster,
  };
}
