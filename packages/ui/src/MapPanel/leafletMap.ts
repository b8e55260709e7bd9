import 'leaflet/dist/leaflet.css';
import {
  FeatureGroup,
  control,
  divIcon,
  geoJSON,
  latLngBounds,
  layerGroup,
  map as createLeaflet,
  marker,
  tileLayer,
} from 'leaflet';
import {
  type Bounds,
  boundsOf,
  drawablePart,
  type Geometry,
  isDrawable,
  type Mark,
  type Position,
  positionsOf,
  roundPosition,
  type Shape,
} from '../MapView/geo.ts';
import * as css from './MapPanel.css.ts';

const CHINA: Bounds = [
  [73, 18],
  [135, 54],
];
const NAMES_SHOWN = 40;
const PIN =
  '<svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true"><path d="M12 0a12 12 0 0 0-12 12c0 9 12 20 12 20s12-11 12-20A12 12 0 0 0 12 0z"/><circle cx="12" cy="12" r="4.5"/></svg>';

/** What a map draws. */
export interface MapContent {
  /** Named outlines in the background. */
  shapes: readonly Shape[];
  /** Places of records. */
  marks: readonly Mark[];
  /** A pin. */
  point: Position | null;
  /** A line or area over the outlines. */
  drawing: Geometry | null;
}

/** What a map is made with. */
export interface MapSetting {
  /** URL of the map tiles with {x} {y} {z}; without it there is no background. */
  tileUrl?: string;
  /** Attribution of the tiles. */
  attribution?: string;
  /** Words of the buttons. */
  zoomIn: string;
  /** Words of the buttons. */
  zoomOut: string;
  /** Called with the clicked position, and with the middle of the map on Enter. */
  onPick: (position: Position) => void;
  /** Called with the id of a mark that is pressed. */
  onMark: (id: string) => void;
  /** Called with where the middle is, after each move. */
  onMove: (middle: Position) => void;
}

/** A live map. */
export interface LiveMap {
  /** Draws other content; moves the view only where the content is not in it. */
  draw: (content: MapContent) => void;
  /** Where the middle is. */
  middle: () => Position;
  /** Takes the map away. */
  remove: () => void;
}

/** Makes a map in an element; arrows pan it, + and - zoom it. */
export function leafletMap(element: HTMLElement, setting: MapSetting): LiveMap {
  const view = createLeaflet(element, {
    zoomControl: false,
    attributionControl: setting.tileUrl !== undefined,
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
    inertia: false,
    maxZoom: 19,
    worldCopyJump: true,
    trackResize: false,
  });
  control.zoom({ zoomInTitle: setting.zoomIn, zoomOutTitle: setting.zoomOut }).addTo(view);
  control.scale({ imperial: false }).addTo(view);
  if (setting.tileUrl !== undefined)
    tileLayer(setting.tileUrl, { attribution: setting.attribution, maxZoom: 19 }).addTo(view);
  const [outlines, drawn] = [layerGroup().addTo(view), layerGroup().addTo(view)];
  const middle = () => {
    const { lng, lat } = view.getCenter();
    return roundPosition([lng, lat]);
  };
  const fit = ([[west, south], [east, north]]: Bounds) =>
    view.fitBounds(latLngBounds([south, west], [north, east]), { maxZoom: 14, padding: [16, 16], animate: false });
  view.on('click', ({ latlng }) => setting.onPick(roundPosition([latlng.lng, latlng.lat])));
  view.on('moveend', () => setting.onMove(middle()));
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === element) setting.onPick(middle());
  });
  // Leaflet's own watch over the window's size speaks up to 200 ms later, also after the map was taken away.
  const sized = new ResizeObserver(() => view.invalidateSize({ animate: false }));
  sized.observe(element);
  fit(CHINA);
  let shapesDrawn: readonly Shape[] = [];
  const nameWhatFits = () =>
    outlines.eachLayer((outline) => {
      if (!(outline instanceof FeatureGroup)) return;
      const bounds = outline.getBounds();
      const room = view.latLngToLayerPoint(bounds.getNorthEast()).x - view.latLngToLayerPoint(bounds.getSouthWest()).x;
      outline.eachLayer((layer) => {
        const name = layer.getTooltip()?.getElement();
        if (name) name.style.visibility = name.offsetWidth > room ? 'hidden' : '';
      });
    });
  view.on('zoomend', nameWhatFits);
  const drawOutlines = (shapes: readonly Shape[], most: number) => {
    outlines.clearLayers();
    shapesDrawn = shapes;
    for (const shape of shapes) {
      const name = document.createElement('span');
      name.textContent = shape.name;
      geoJSON(shape.geometry, {
        style: { className: css.outline },
        pointToLayer: (_, at) =>
          marker(at, { icon: divIcon({ className: css.dot }), keyboard: false, interactive: false }),
      })
        .bindTooltip(
          name,
          shapes.length <= most
            ? { permanent: true, direction: 'center', className: css.name }
            : { sticky: true, className: css.name },
        )
        .addTo(outlines);
    }
  };
  return {
    middle,
    draw: ({ shapes, marks, point, drawing }) => {
      const hadShapes = shapesDrawn.length > 0;
      if (shapes !== shapesDrawn) drawOutlines(shapes, marks.length > 0 ? 1 : NAMES_SHOWN);
      drawn.clearLayers();
      const vertices = drawing === null ? [] : positionsOf(drawing).filter(isDrawable);
      if (drawing !== null && vertices.length > 1)
        geoJSON(drawablePart(drawing), {
          style: { className: drawing.type === 'LineString' ? css.line : css.area },
        }).addTo(drawn);
      for (const [lng, lat] of vertices)
        marker([lat, lng], {
          icon: divIcon({ className: css.vertex, iconSize: [10, 10] }),
          keyboard: false,
          interactive: false,
        }).addTo(drawn);
      for (const { id, name, position, isCritical = false } of marks) {
        const words = document.createElement('span');
        words.textContent = name;
        marker([position[1], position[0]], {
          icon: divIcon({ className: `${css.mark} ${isCritical ? css.critical : ''}`, iconSize: [16, 16] }),
          keyboard: false,
        })
          .bindTooltip(words, { className: css.markName })
          .on('click', () => setting.onMark(id))
          .addTo(drawn);
      }
      const pin = point !== null && isDrawable(point) ? point : null;
      if (pin)
        marker([pin[1], pin[0]], {
          icon: divIcon({ className: css.pin, html: PIN, iconSize: [24, 32], iconAnchor: [12, 32] }),
          keyboard: false,
          interactive: false,
        }).addTo(drawn);
      const around = marks.length === 0 ? [] : shapes.flatMap((shape) => positionsOf(shape.geometry));
      const places = marks.map(({ position }) => position);
      const own = boundsOf([...(pin ? [pin] : []), ...vertices, ...places, ...around]);
      const isSeen =
        own !== null &&
        view.getBounds().contains(latLngBounds([own[0][1], own[0][0]], [own[1][1], own[1][0]])) &&
        view.getZoom() > 8;
      if (own !== null && !isSeen) fit(own);
      else if (own === null && !hadShapes && shapes.length > 0)
        fit(boundsOf(shapes.flatMap((shape) => positionsOf(shape.geometry))) ?? CHINA);
      nameWhatFits();
    },
    remove: () => {
      sized.disconnect();
      view.remove();
    },
  };
}
