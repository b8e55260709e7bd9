import { divIcon, geoJSON, layerGroup, type Map as LeafletMap, marker } from 'leaflet';
import { drawablePart, type Geometry, isDrawable, type Position, positionsOf } from '../geo.ts';
import * as css from '../MapView.css.ts';

const PIN =
  '<svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true"><path d="M12 0a12 12 0 0 0-12 12c0 9 12 20 12 20s12-11 12-20A12 12 0 0 0 12 0z"/><circle cx="12" cy="12" r="4.5"/></svg>';

/** What stands above the tiles, all of it in the coordinates of the map. */
export interface OverlayContent {
  /** Outlined as chosen. */
  selected: readonly Geometry[];
  /** Outlined as pointed at or reached by keyboard. */
  focused: Geometry | null;
  pin: Position | null;
  /** A line or area that is drawn. */
  drawing: Geometry | null;
}

const icon = (className: string, size: number) => divIcon({ className, iconSize: [size, size] });

/** Draws the few things that are elements; returns what draws other ones. */
export function overlayOn(view: LeafletMap): (content: OverlayContent) => void {
  const layer = layerGroup().addTo(view);
  const dot = ([lng, lat]: Position, className: string, size: number) =>
    marker([lat, lng], { icon: icon(className, size), keyboard: false, interactive: false }).addTo(layer);
  const outline = (geometry: Geometry, className: string, ring: string) => {
    if (geometry.type === 'Point') dot(geometry.coordinates, ring, 30);
    else geoJSON(drawablePart(geometry), { interactive: false, style: { className } }).addTo(layer);
  };
  return ({ selected, focused, pin, drawing }) => {
    layer.clearLayers();
    for (const one of selected) outline(one, css.selected, css.selectedRing);
    if (focused !== null) outline(focused, css.focused, css.focusedRing);
    if (drawing !== null) {
      const vertices = positionsOf(drawing).filter(isDrawable);
      if (vertices.length > 1)
        geoJSON(drawablePart(drawing), {
          interactive: false,
          style: { className: drawing.type === 'LineString' ? css.line : css.area },
        }).addTo(layer);
      if (vertices.length <= 300) for (const one of vertices) dot(one, css.vertex, 10);
    }
    if (pin !== null && isDrawable(pin))
      marker([pin[1], pin[0]], {
        icon: divIcon({ className: css.pin, html: PIN, iconSize: [24, 32], iconAnchor: [12, 32] }),
        keyboard: false,
        interactive: false,
      }).addTo(layer);
  };
}
