import type { Geometry, Position } from '../geo.ts';

/** What is drawn: areas of rings of vertices, which are not closed by repetition; a line is one ring of one area. */
export interface Drawing {
  type: 'LineString' | 'Polygon';
  areas: readonly (readonly (readonly Position[])[])[];
  /** The ring to which vertices are added. */
  area: number;
  ring: number;
  /** The vertex that is moved by keys; -1 for none. */
  vertex: number;
}

/** Names a vertex. */
export interface VertexAt {
  area: number;
  ring: number;
  vertex: number;
}

const open = (ring: readonly Position[]): readonly Position[] =>
  ring.length > 1 && String(ring[0]) === String(ring.at(-1)) ? ring.slice(0, -1) : ring;

/** The drawing of a geometry; one without a vertex for none. */
export function drawingFrom(geometry: Geometry | null, type: Drawing['type']): Drawing {
  const start = { type, area: 0, ring: 0, vertex: -1 };
  if (geometry?.type === 'LineString') return { ...start, areas: [[geometry.coordinates]] };
  if (geometry?.type === 'Polygon') return { ...start, areas: [geometry.coordinates.map(open)] };
  if (geometry?.type === 'MultiPolygon')
    return { ...start, areas: geometry.coordinates.map((rings) => rings.map(open)) };
  return { ...start, areas: [[[]]] };
}

/** The geometry of a drawing; null for none. Rings are closed, and those without a vertex are left out. */
export function geometryFrom({ type, areas }: Drawing): Geometry | null {
  if (type === 'LineString') {
    const line = areas[0]?.[0] ?? [];
    return line.length === 0 ? null : { type, coordinates: [...line] };
  }
  const closed = areas
    .map((rings) =>
      rings.flatMap((ring) => {
        const [first] = ring;
        return first === undefined ? [] : [[...ring, first]];
      }),
    )
    .filter((rings) => rings.length > 0);
  const [only] = closed;
  if (only === undefined) return null;
  return closed.length === 1 ? { type, coordinates: only } : { type: 'MultiPolygon', coordinates: closed };
}

/** The vertices of the ring that is edited. */
export const verticesIn = ({ areas, area, ring }: Drawing): readonly Position[] => areas[area]?.[ring] ?? [];

/** The same drawing with other vertices in a ring. */
export const withVertices = (drawing: Drawing, vertices: readonly Position[], at: VertexAt = drawing): Drawing => ({
  ...drawing,
  areas: drawing.areas.map((rings, area) =>
    area === at.area ? rings.map((ring, place) => (place === at.ring ? vertices : ring)) : rings,
  ),
});

/** Adds a vertex after the chosen one, or at the end. */
export function addVertex(drawing: Drawing, position: Position): Drawing {
  const vertices = verticesIn(drawing);
  const place = drawing.vertex < 0 ? vertices.length : drawing.vertex + 1;
  const next = withVertices(drawing, [...vertices.slice(0, place), position, ...vertices.slice(place)]);
  return { ...next, vertex: drawing.vertex < 0 ? -1 : place };
}

const chosenAt = (drawing: Drawing, { area, ring, vertex }: VertexAt): Drawing => ({ ...drawing, area, ring, vertex });

/** Puts a vertex before another one of a ring. */
export function insertVertex(drawing: Drawing, at: VertexAt, position: Position): Drawing {
  const vertices = drawing.areas[at.area]?.[at.ring] ?? [];
  return chosenAt(
    withVertices(drawing, [...vertices.slice(0, at.vertex), position, ...vertices.slice(at.vertex)], at),
    at,
  );
}

/** Moves a vertex. */
export function moveVertex(drawing: Drawing, at: VertexAt, position: Position): Drawing {
  const vertices = drawing.areas[at.area]?.[at.ring] ?? [];
  return chosenAt(
    withVertices(
      drawing,
      vertices.map((one, place) => (place === at.vertex ? position : one)),
      at,
    ),
    at,
  );
}

/** Takes away the chosen vertex, or the last one; an empty hole or further area goes with it. */
export function removeVertex(drawing: Drawing): Drawing {
  const vertices = verticesIn(drawing);
  const place = drawing.vertex < 0 ? vertices.length - 1 : drawing.vertex;
  const left = vertices.filter((_, at) => at !== place);
  if (left.length === 0 && (drawing.areas.length > 1 || drawing.ring > 0)) return removeRing(drawing);
  return { ...withVertices(drawing, left), vertex: Math.min(drawing.vertex, left.length - 1) };
}

/** Takes away the ring that is edited: a hole alone, an outer ring with its holes. */
export function removeRing(drawing: Drawing): Drawing {
  const { areas, area, ring } = drawing;
  const left = areas.flatMap((rings, at) => {
    if (at !== area) return [rings];
    return ring === 0 ? [] : [rings.filter((_, place) => place !== ring)];
  });
  return {
    ...drawing,
    areas: left.length === 0 ? [[[]]] : left,
    area: Math.max(0, Math.min(area, left.length - 1)),
    ring: 0,
    vertex: -1,
  };
}

/** Begins a hole in the area that is edited. */
export function addHole(drawing: Drawing, vertices: readonly Position[] = []): Drawing {
  const { areas, area } = drawing;
  return {
    ...drawing,
    areas: areas.map((rings, at) => (at === area ? [...rings, vertices] : rings)),
    ring: areas[area]?.length ?? 0,
    vertex: -1,
  };
}

/** Begins a further area; the first one is used while it is empty. */
export function addArea(drawing: Drawing, vertices: readonly Position[] = []): Drawing {
  const empty = drawing.areas.findIndex((rings) => (rings[0] ?? []).length === 0);
  if (empty >= 0)
    return {
      ...withVertices(drawing, vertices, { area: empty, ring: 0, vertex: -1 }),
      area: empty,
      ring: 0,
      vertex: -1,
    };
  return { ...drawing, areas: [...drawing.areas, [vertices]], area: drawing.areas.length, ring: 0, vertex: -1 };
}

/** Chooses the next or previous vertex of the ring that is edited. */
export function stepVertex(drawing: Drawing, step: 1 | -1): Drawing {
  const { length } = verticesIn(drawing);
  if (length === 0) return drawing;
  const from = drawing.vertex < 0 ? (step === 1 ? -1 : 0) : drawing.vertex;
  return { ...drawing, vertex: (from + step + length) % length };
}
