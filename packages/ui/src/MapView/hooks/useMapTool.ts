import { type RefObject, useEffect, useState } from 'react';
import type { Geometry, Position } from '../geo.ts';

/** What is done on the map besides looking. */
export type ToolName = 'length' | 'area' | 'box' | 'around';

/** A tool at work: what it does, and the places that were pressed. */
export interface ToolState {
  name: ToolName | null;
  vertices: readonly Position[];
}

/** The shape of the places that were pressed. */
export function shapeOf({ name, vertices }: ToolState): Geometry | null {
  const [first, second] = vertices;
  if (name === null || first === undefined) return null;
  if (name === 'length') return { type: 'LineString', coordinates: [...vertices] };
  if (name !== 'box') return { type: 'Polygon', coordinates: [[...vertices, first]] };
  if (second === undefined) return { type: 'Polygon', coordinates: [[first, first]] };
  const corners: Position[] = [first, [second[0], first[1]], second, [first[0], second[1]], first];
  return { type: 'Polygon', coordinates: [corners] };
}

/**
 * Measuring and choosing on the map: a tool is taken, which brings the keyboard to the map, places are pressed, and the
 * tool is laid aside.
 */
export function useMapTool(map: RefObject<HTMLElement | null>, onArea: (area: Geometry) => void) {
  const [state, setState] = useState<ToolState>({ name: null, vertices: [] });
  const { name: taken } = state;
  useEffect(() => {
    if (taken !== null) map.current?.focus();
  }, [taken, map]);
  const leave = () => setState({ name: null, vertices: [] });
  const finish = (done: ToolState) => {
    const shape = shapeOf(done);
    leave();
    if (shape !== null && (done.name === 'box' || done.vertices.length > 2)) onArea(shape);
  };
  return {
    state,
    shape: shapeOf(state),
    take: (name: ToolName) => setState({ name: state.name === name ? null : name, vertices: [] }),
    add: (position: Position) => {
      const next = { ...state, vertices: [...state.vertices, position] };
      if (state.name === 'box' && next.vertices.length === 2) finish(next);
      else setState(next);
    },
    back: () => setState({ ...state, vertices: state.vertices.slice(0, -1) }),
    finish: () => finish(state),
    leave,
  };
}
