import type { Position } from '../MapView/geo.ts';
import type { LegendEntry, MapFeature, MapLayer } from '../MapView/layers/MapLayer.ts';
import type { Course, TrackPoint } from './course.ts';

/** Who moved. */
export interface Track {
  id: string;
  name: string;
  /** In the order of time. */
  points: readonly TrackPoint[];
}

/** What happened meanwhile. */
export interface TrackEvent {
  id: string;
  name: string;
  time: number;
  /** Where; without it the event stands on the line of time alone. */
  position?: Position;
}

interface Words {
  stay: string;
  gap: string;
  event: string;
  track: string;
}

/** Tracks, gaps, stays and events as layers of a map; empty ones are left out. */
export function trackLayers(
  courses: readonly { track: Track; course: Course }[],
  events: readonly TrackEvent[],
  words: Words,
): MapLayer[] {
  const lines = courses.flatMap(({ track, course }) =>
    course.lines.map((coordinates, at): MapFeature => ({
      id: `${track.id} ${at}`,
      name: track.name,
      kind: track.id,
      geometry: { type: 'LineString', coordinates: [...coordinates] },
    })),
  );
  const gaps = courses.flatMap(({ track, course }) =>
    course.gaps.map(({ from, ends }): MapFeature => ({
      id: `${track.id} ${from}`,
      name: track.name,
      geometry: { type: 'LineString', coordinates: [...ends] },
    })),
  );
  const stays = courses.flatMap(({ track, course }) =>
    course.stops.map(({ from, position }): MapFeature => ({
      id: `${track.id} ${from}`,
      name: track.name,
      geometry: { type: 'Point', coordinates: position },
    })),
  );
  const happened = events.flatMap(({ id, name, position }): MapFeature[] =>
    position === undefined ? [] : [{ id, name, geometry: { type: 'Point', coordinates: position } }],
  );
  const legend = courses.map(({ track }): LegendEntry => ({ kind: track.id, label: track.name }));
  const layer = (id: string, label: string, entry: Omit<LegendEntry, 'kind' | 'label'>, features: MapFeature[]) =>
    features.length === 0
      ? []
      : [{ id, label, look: 'points' as const, features, legend: [{ kind: '', label, ...entry }], isClustered: false }];
  return [
    { id: 'tracks', label: words.track, look: 'lines', features: lines, legend },
    ...layer('gaps', words.gap, { tone: 'neutral', isDashed: true }, gaps).map((one) => ({
      ...one,
      look: 'lines' as const,
    })),
    ...layer('stays', words.stay, { tone: 'neutral', glyph: 'P' }, stays),
    ...layer('events', words.event, { tone: 'critical' }, happened),
  ];
}
