import { divIcon, layerGroup, type Marker, marker } from 'leaflet';
import { convertPosition } from '../coordinates/CoordinateSystem.ts';
import type { Position } from '../geo.ts';
import type { LiveMap } from './liveMap.ts';

/** Something that moves over the map. */
export interface Mover {
  id: string;
  /** Class that dresses its mark. */
  className: string;
  /** Words in its mark. */
  name: string;
  /** Null where it is not there. */
  position: Position | null;
}

/** Marks that move over a map; one element each, which is moved and never made anew. */
export function moversOn({ view, system }: Pick<LiveMap, 'view' | 'system'>) {
  const layer = layerGroup().addTo(view);
  const marks = new Map<string, Marker>();
  const made = ({ id, className, name }: Mover): Marker => {
    const words = document.createElement('span');
    words.textContent = name;
    const icon = divIcon({ className, html: words, iconSize: [18, 18] });
    const one = marker([0, 0], { icon, keyboard: false, interactive: false, zIndexOffset: 1000 });
    marks.set(id, one);
    return one;
  };
  return {
    move: (movers: readonly Mover[]) => {
      const ids = new Set(movers.map(({ id }) => id));
      for (const [id, one] of marks)
        if (!ids.has(id)) {
          one.remove();
          marks.delete(id);
        }
      for (const mover of movers) {
        const one = marks.get(mover.id) ?? made(mover);
        if (mover.position === null) one.remove();
        else {
          const [lng, lat] = convertPosition(mover.position, 'WGS84', system);
          one.setLatLng([lat, lng]);
          if (!layer.hasLayer(one)) layer.addLayer(one);
        }
      }
    },
    remove: () => void layer.remove(),
  };
}
