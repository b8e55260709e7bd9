import 'leaflet/dist/leaflet.css';
import { control, latLngBounds, map as createLeaflet, type Map as LeafletMap, point } from 'leaflet';
import {
  convertBox,
  convertGeometry,
  convertPosition,
  type CoordinateSystem,
} from '../coordinates/CoordinateSystem.ts';
import type { BaseMap } from '../base/BaseMap.ts';
import { type Bounds, type Box, type Geometry, type Position, roundPosition } from '../geo.ts';
import type { FeatureRef } from '../layers/MapLayer.ts';
import { type FoundFeature, type Hit, type InView, MAX_ZOOM, type WholeFeature } from '../tiles/TileTask.ts';
import { type OverlayContent, overlayOn } from './Overlay.ts';
import { baseLayer } from './baseLayer.ts';
import { halvesOf, type MapContent } from './halvesOf.ts';
import { watchPalette } from './readPalette.ts';

const CHINA: Bounds = [
  [73, 18],
  [135, 54],
];

/** Pixels that stay free around what is shown whole, and those that the bar of buttons takes at the right. */
const EDGE = 24;
const BAR = 36;

/** What of the world is seen, WGS 84. */
export interface MapSight {
  box: Box;
  zoom: number;
  middle: Position;
}

/** What a map is made with. */
export interface MapSetting {
  /** In what the base map counts; WGS 84 without one. */
  system: CoordinateSystem;
  /** Tiles of somebody else below; none for a plain ground. */
  base?: Pick<BaseMap, 'kind' | 'url' | 'zooms'>;
  /** Whether what is shown whole may stand between two zooms, so that it fills the map; default false. */
  fills?: () => boolean;
  /** What was seen on the map that this one takes the place of. */
  sight?: MapSight | null;
  /** Called when a tile of the base map could not be had. */
  onBaseFail: () => void;
  onMove: (sight: MapSight) => void;
  onKey: (event: KeyboardEvent) => void;
  /** Called with a press on the map, and with what stands there. */
  onPress: (position: Position, hit: Hit) => void;
  /** Called with what the pointer is on, and where it is in pixels of the map. */
  onPoint: (hit: Hit, at: readonly [number, number]) => void;
}

/** A live map; all positions are WGS 84, but those of hits, which are the map's own. */
export interface LiveMap {
  sight: () => MapSight;
  /** Takes over layers and which of them are shown; what is the same as before is not sent again. */
  put: (content: MapContent) => void;
  inView: (most: number) => Promise<InView>;
  find: (ref: FeatureRef) => Promise<WholeFeature | null>;
  inside: (area: Geometry) => Promise<FoundFeature[]>;
  overlay: (content: OverlayContent) => void;
  /** Shows a box whole. */
  fit: (box: Box, most?: number) => void;
  goTo: (position: Position, zoom?: number) => void;
  /** Brings a position of the map into sight, at a zoom if one is given. */
  reveal: (at: readonly [number, number], zoom?: number) => void;
  zoomBy: (steps: number) => void;
  panBy: (across: number, down: number) => void;
  /** Pixels of the map at which a position of the map stands. */
  pixelOf: (at: readonly [number, number]) => readonly [number, number];
  /** Leaflet itself, for tools of this folder. */
  view: LeafletMap;
  system: CoordinateSystem;
  /** True where it shows what another map showed before it. */
  goesOn: boolean;
  remove: () => void;
}

/** Makes a map in an element. */
export function liveMap(element: HTMLElement, setting: MapSetting): LiveMap {
  const view = createLeaflet(element, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
    inertia: false,
    minZoom: 3,
    maxZoom: MAX_ZOOM,
    worldCopyJump: true,
    trackResize: false,
  });
  element.tabIndex = 0;
  element.addEventListener('keydown', setting.onKey);
  const { system } = setting;
  const outward = (position: Position) => roundPosition(convertPosition(position, system, 'WGS84'));
  const inward = (position: Position) => convertPosition(position, 'WGS84', system);
  const fit: LiveMap['fit'] = (box, most = 17) => {
    const [west, south, east, north] = convertBox(box, 'WGS84', system);
    // Pictures of a base map are sharp at whole zooms alone.
    view.options.zoomSnap = setting.base === undefined && setting.fills?.() === true ? 0.25 : 1;
    view.fitBounds(latLngBounds([south, west], [north, east]), {
      maxZoom: most,
      paddingTopLeft: [EDGE, EDGE],
      paddingBottomRight: [EDGE + BAR, EDGE],
      animate: false,
    });
  };
  const before = setting.sight ?? null;
  if (before === null) fit([...CHINA[0], ...CHINA[1]]);
  else {
    const [lng, lat] = inward(before.middle);
    view.setView([lat, lng], before.zoom, { animate: false });
  }
  control.scale({ imperial: false }).addTo(view);
  if (setting.base !== undefined) baseLayer(setting.base, setting.onBaseFail).addTo(view);
  const halves = halvesOf(view, element);
  const overlay = overlayOn(view);
  /** The zoom whose tiles are shown. */
  const zoomOf = () => Math.floor(view.getZoom());
  const boxOf = (): Box => {
    const bounds = view.getBounds();
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  };
  const sight = (): MapSight => {
    const { lng, lat } = view.getCenter();
    return { box: convertBox(boxOf(), system, 'WGS84'), zoom: zoomOf(), middle: outward([lng, lat]) };
  };
  const hit = async (lng: number, lat: number, reach: number): Promise<Hit> => {
    const requested = { task: 'hit', at: [lng, lat], zoom: zoomOf(), reach } as const;
    return (await halves.doors.top.ask(requested)) ?? halves.doors.ground.ask(requested);
  };
  view.on('moveend', () => setting.onMove(sight()));
  view.on('click', ({ latlng: { lng, lat } }) => {
    const reach = matchMedia('(pointer: coarse)').matches ? 14 : 3;
    void hit(lng, lat, reach).then((found) => setting.onPress(outward([lng, lat]), found));
  });
  let isAsking = false;
  view.on('mousemove', ({ latlng: { lng, lat }, containerPoint }) => {
    if (isAsking) return;
    isAsking = true;
    void hit(lng, lat, 2).then((found) => {
      isAsking = false;
      setting.onPoint(found, [containerPoint.x, containerPoint.y]);
    });
  });
  view.on('mouseout', () => setting.onPoint(null, [0, 0]));
  // Leaflet's own watch over the window's size speaks up to 200 ms later, also after the map was taken away.
  const sized = new ResizeObserver(() => view.invalidateSize({ animate: false }));
  sized.observe(element);
  const unwatch = watchPalette(element, halves.repaint);
  return {
    view,
    system,
    goesOn: before !== null,
    sight,
    put: halves.put,
    inView: async (most) => {
      const requested = { task: 'within', box: boxOf(), zoom: zoomOf(), most } as const;
      const [ground, top] = await Promise.all([halves.doors.ground.ask(requested), halves.doors.top.ask(requested)]);
      return {
        features: [...top.features, ...ground.features].slice(0, most),
        clusters: [...top.clusters, ...ground.clusters],
        counts: { ...top.counts, ...ground.counts },
        untold: { ...top.untold, ...ground.untold },
      };
    },
    find: async (ref) =>
      (await halves.doors.top.ask({ task: 'find', ref })) ?? halves.doors.ground.ask({ task: 'find', ref }),
    inside: async (drawn) => {
      const requested = { task: 'inside', area: convertGeometry(drawn, 'WGS84', system) } as const;
      const [top, ground] = await Promise.all([halves.doors.top.ask(requested), halves.doors.ground.ask(requested)]);
      const seen = new Set(top.map(({ layer, id }) => `${layer} ${id}`));
      return [...top, ...ground.filter(({ layer, id }) => !seen.has(`${layer} ${id}`))];
    },
    overlay: ({ selected, focused, pin, drawing }) => {
      const own = (geometry: Geometry) => convertGeometry(geometry, 'WGS84', system);
      overlay({
        selected: selected.map(own),
        focused: focused === null ? null : own(focused),
        pin: pin === null ? null : inward(pin),
        drawing: drawing === null ? null : own(drawing),
      });
    },
    fit,
    goTo: (position, zoom = view.getZoom()) => {
      const [lng, lat] = inward(position);
      view.setView([lat, lng], zoom, { animate: false });
    },
    reveal: ([lng, lat], zoom) => {
      if (zoom !== undefined) view.setView([lat, lng], zoom, { animate: false });
      else if (!view.getBounds().pad(-0.05).contains([lat, lng])) view.panTo([lat, lng], { animate: false });
    },
    zoomBy: (steps) => void view.setZoom(view.getZoom() + steps, { animate: false }),
    panBy: (across, down) => void view.panBy(point(across, down), { animate: false }),
    pixelOf: ([lng, lat]) => {
      const { x, y } = view.latLngToContainerPoint([lat, lng]);
      return [x, y];
    },
    remove: () => {
      element.removeEventListener('keydown', setting.onKey);
      sized.disconnect();
      unwatch();
      halves.close();
      view.remove();
    },
  };
}
