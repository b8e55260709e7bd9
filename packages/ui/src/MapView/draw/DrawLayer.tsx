import { useContext, useEffect, useRef } from 'react';
import { isDrawable, type Position } from '../geo.ts';
import { isDirection, panStep } from '../hooks/nextStop.ts';
import type { HandleEvents } from '../live/handlesOn.ts';
import { MapToolContext } from '../MapToolContext.ts';
import { convertPosition } from '../coordinates/CoordinateSystem.ts';
import {
  type Drawing,
  moveVertex,
  removeVertex,
  stepVertex,
  verticesIn,
  insertVertex,
  type VertexAt,
} from './Drawing.ts';
import { snapTo } from './snapTo.ts';

interface DrawLayerProps {
  drawing: Drawing;
  /** Lines to which vertices are drawn; none for none. */
  lines: readonly (readonly Position[])[];
  /** Called with the drawing after a change. */
  onChange: (drawing: Drawing) => void;
  /** Called with the drawing when only another vertex is chosen. */
  onChoose: (drawing: Drawing) => void;
  /** Called with the drawing while a vertex is dragged. */
  onPreview: (drawing: Drawing) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Pixels within which a vertex is drawn to a line. */
export const SNAP_REACH = 10;

/** Handles and keys of a drawing, as a child of the map on which it is drawn. */
export function DrawLayer(props: DrawLayerProps) {
  const tool = useContext(MapToolContext);
  const live = tool?.live ?? null;
  const takeKeys = tool?.takeKeys;
  const now = useRef(props);
  const { drawing } = props;
  const handles = useRef<{ draw: (drawing: Drawing) => void; remove: () => void } | null>(null);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    if (live === null) return;
    const events = (): HandleEvents => {
      const { drawing: current, lines, onChange, onChoose, onPreview } = now.current;
      const pixelOf = (position: Position) => live.pixelOf(convertPosition(position, 'WGS84', live.system));
      return {
        onDrag: (at, position) => onPreview(moveVertex(current, at, position)),
        onMove: (at, position) => onChange(moveVertex(current, at, position)),
        onInsert: (at, position) => onChange(insertVertex(current, at, position)),
        onChoose: (at: VertexAt) => onChoose({ ...current, ...at }),
        snap: (position) => snapTo(position, lines, pixelOf, SNAP_REACH),
      };
    };
    let isGone = false;
    void import('../live/handlesOn.ts').then(({ handlesOn }) => {
      if (isGone) return;
      handles.current = handlesOn(live, events);
      handles.current.draw(now.current.drawing);
    });
    return () => {
      isGone = true;
      handles.current?.remove();
      handles.current = null;
    };
  }, [live]);
  useEffect(() => handles.current?.draw(drawing), [drawing]);
  useEffect(() => {
    if (takeKeys === undefined || live === null) return;
    const onKey = (event: KeyboardEvent): boolean => {
      const { drawing: current, onChange, onChoose, onUndo, onRedo } = now.current;
      const { key } = event;
      if (event.ctrlKey || event.metaKey) {
        if (key === 'z' && !event.shiftKey) onUndo();
        else if (key === 'y' || key === 'Z' || key === 'z') onRedo();
        else return false;
        return true;
      }
      const chosen = verticesIn(current)[current.vertex];
      if (key === '[' || key === ']') onChoose(stepVertex(current, key === ']' ? 1 : -1));
      else if (key === 'Delete' || key === 'Backspace') onChange(removeVertex(current));
      else if (key === 'Escape' && current.vertex >= 0) {
        event.stopPropagation();
        onChoose({ ...current, vertex: -1 });
      } else if (isDirection(key) && chosen !== undefined && isDrawable(chosen)) {
        const step = panStep(key, event.shiftKey ? 10 : 1);
        void import('../live/handlesOn.ts').then(({ nudged }) =>
          onChange(moveVertex(current, current, nudged(live, chosen, step))),
        );
      } else return false;
      return true;
    };
    return takeKeys(onKey);
  }, [takeKeys, live]);
  return null;
}
