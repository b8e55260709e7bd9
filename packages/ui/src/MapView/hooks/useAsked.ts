import { useEffect, useMemo, useRef, useState } from 'react';
import type { Box } from '../geo.ts';
import type { BoxAnswer, MapLayer } from '../layers/MapLayer.ts';
import type { MapSight } from '../live/liveMap.ts';

type Ask = NonNullable<MapLayer['ask']>;

/** What was answered for a layer, and for where. */
interface Kept {
  by: Ask;
  box: Box;
  zoom: number;
  answer: BoxAnswer;
}

/** Answers by layer, and the layers whose last question failed or is open. */
export interface Asked {
  answers: ReadonlyMap<string, BoxAnswer>;
  failed: ReadonlySet<string>;
  /** True while a question is open. */
  isAsking: boolean;
  /** Asks all again. */
  again: () => void;
}

/** How long the map must stand still before it asks, in ms. */
const STILL = 150;
/** Share of the view that is asked for beyond each edge. */
const MARGIN = 0.25;

const wider = ([west, south, east, north]: Box): Box => {
  const [across, up] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return [
    Math.max(-180, west - across),
    Math.max(-90, south - up),
    Math.min(180, east + across),
    Math.min(90, north + up),
  ];
};

const holds = (outer: Box, inner: Box) =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** Asks layers for what is in sight, once the map stands still; the last answer stands till then. */
export function useAsked(layers: readonly MapLayer[], hidden: ReadonlySet<string>, sight: MapSight | null): Asked {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(0);
  const [round, setRound] = useState(0);
  const known = useRef(kept);
  const served = useRef(round);
  const lost = useRef(failed);
  useEffect(() => {
    known.current = kept;
    lost.current = failed;
  });
  useEffect(() => {
    if (sight === null) return;
    const isRepeat = served.current !== round;
    const requested = layers.flatMap(({ id, ask }) => {
      if (ask === undefined || hidden.has(id)) return [];
      const last = known.current.get(id);
      const isKnown =
        !isRepeat &&
        last?.by === ask &&
        last.zoom === sight.zoom &&
        holds(last.box, sight.box) &&
        !lost.current.has(id);
      return isKnown ? [] : [{ id, ask }];
    });
    if (requested.length === 0) return;
    const calledOff = new AbortController();
    const box = wider(sight.box);
    const { zoom } = sight;
    const one = async ({ id, ask }: { id: string; ask: Ask }) => {
      setOpen((count) => count + 1);
      try {
        const answer = await ask(box, zoom, calledOff.signal);
        if (calledOff.signal.aborted) return;
        setKept((all) => new Map(all).set(id, { by: ask, box, zoom, answer }));
        setFailed((all) => (all.has(id) ? new Set([...all].filter((other) => other !== id)) : all));
      } catch {
        if (!calledOff.signal.aborted) setFailed((all) => (all.has(id) ? all : new Set(all).add(id)));
      } finally {
        setOpen((count) => count - 1);
      }
    };
    const timer = setTimeout(() => {
      served.current = round;
      for (const layer of requested) void one(layer);
    }, STILL);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [layers, hidden, sight, round]);
  // The same map between answers, since a map that changes is drawn anew.
  const answers = useMemo(() => new Map([...kept].map(([id, { answer }]) => [id, answer])), [kept]);
  return { answers, failed, isAsking: open > 0, again: () => setRound((count) => count + 1) };
}
