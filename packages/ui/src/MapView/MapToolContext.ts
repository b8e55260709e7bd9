import { createContext } from 'react';
import type { LiveMap } from './live/liveMap.ts';

/** What tools on a map work with. */
export interface MapTool {
  /** Null while it comes. */
  live: LiveMap | null;
  /** Puts a tool before the map's own keys, which says by true that it took a key; returns what ends that. */
  takeKeys: (onKey: (event: KeyboardEvent) => boolean) => () => void;
}

/** The map around a tool; null outside of one. */
export const MapToolContext = createContext<MapTool | null>(null);
