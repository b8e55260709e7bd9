import { divIcon, layerGroup, marker } from 'leaflet';
import { convertPosition } from '../coordinates/CoordinateSystem.ts';
import type { Drawing, VertexAt } from '../draw/Drawing.ts';
import { isDrawable, type Position, roundPosition } from '../geo.ts';
import * as css from '../draw/DrawLayer.css.ts';
import type { LiveMap } from './liveMap.ts';

/** What handles tell. */
export interface HandleEvents {
  /** A vertex is being dragged. */
  onDrag: (at: VertexAt, position: Position) => void;
  onMove: (at: VertexAt, position: Position) => void;
  onInsert: (at: VertexAt, position: Position) => void;
  onChoose: (at: VertexAt) => void;
  /** Where a position is drawn to. */
  snap: (position: Position) => Position;
}

/** Most handles on a map. */
const MOST = 400;

/** Handles of a drawing on a map: draggable vertices, and between those of the ring that is edited a way to put one. */
export function handlesOn({ view, system }: Pick<LiveMap, 'view' | 'system'>, events: () => HandleEvents) {
  const layer = layerGroup().addTo(view);
  const inward = (position: Position) => convertPosition(position, 'WGS84', system);
  const outward = ({ lng, lat }: { lng: number; lat: number }) =>
    roundPosition(convertPosition([lng, lat], system, 'WGS84'));
  const handle = (position: Position, className: string, size: number) => {
    const [lng, lat] = inward(position);
    const icon = divIcon({ className, iconSize: [size, size] });
    return marker([lat, lng], { icon, draggable: true, keyboard: false, bubblingMouseEvents: false }).addTo(layer);
  };
  const vertexHandle = (position: Position, at: VertexAt, isChosen: boolean) => {
    const one = handle(position, isChosen ? css.chosenVertex : css.vertex, isChosen ? 16 : 13);
    let place = position;
    one
      .on('click', () => events().onChoose(at))
      .on('drag', () => {
        place = events().snap(outward(one.getLatLng()));
        events().onDrag(at, place);
      })
      .on('dragend', () => events().onMove(at, place));
  };
  const middleHandle = (position: Position, at: VertexAt) => {
    const one = handle(position, css.middle, 9);
    one
      .on('click', () => events().onInsert(at, position))
      .on('dragend', () => events().onInsert(at, events().snap(outward(one.getLatLng()))));
  };
  return {
    draw: (drawing: Drawing) => {
      layer.clearLayers();
      let count = 0;
      for (const [area, rings] of drawing.areas.entries())
        for (const [ring, vertices] of rings.entries()) {
          const isEdited = area === drawing.area && ring === drawing.ring;
          for (const [vertex, position] of vertices.entries()) {
            count += 1;
            if (count > MOST || !isDrawable(position)) continue;
            const next =
              vertices[vertex + 1] ?? (drawing.type === 'Polygon' && vertices.length > 2 ? vertices[0] : null);
            if (isEdited && next && isDrawable(next))
              middleHandle(roundPosition([(position[0] + next[0]) / 2, (position[1] + next[1]) / 2]), {
                area,
                ring,
                vertex: vertex + 1,
              });
            vertexHandle(position, { area, ring, vertex }, isEdited && vertex === drawing.vertex);
          }
        }
    },
    remove: () => void layer.remove(),
  };
}

/** A position moved by so many pixels of the map. */
export function nudged(
  { view, system }: LiveMap,
  position: Position,
  [right, down]: readonly [number, number],
): Position {
  const [lng, lat] = convertPosition(position, 'WGS84', system);
  const { x, y } = view.project([lat, lng]);
  const moved = view.unproject([x + right, y + down]);
  return roundPosition(convertPosition([moved.lng, moved.lat], system, 'WGS84'));
}
