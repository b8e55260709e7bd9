import type { Map as LeafletMap } from 'leaflet';
import { openTiles, type TileDoor } from '../tiles/openTiles.ts';
import { type LayerData, partOf, type Showing, type TilePart } from '../tiles/TileTask.ts';
import { readPalette } from './readPalette.ts';
import { TileGrid } from './TileGrid.ts';

/** Layers, and which of them are shown. */
export interface MapContent {
  layers: readonly LayerData[];
  showing: Showing;
}

/** Both halves of the map with what they were told, so that it can be told again on the page. */
export function halvesOf(view: LeafletMap, element: HTMLElement) {
  const panes: Record<TilePart, string> = { ground: 'ground', top: 'marks' };
  view.createPane(panes.ground).style.zIndex = '250';
  view.createPane(panes.top).style.zIndex = '300';
  let last: MapContent = { layers: [], showing: { order: [], hidden: {} } };
  const doors = {} as Record<TilePart, TileDoor>;
  const grids = {} as Record<TilePart, TileGrid>;
  /** Names of shapes are written by the upper half, outlines of points drawn by the lower one: they know them too. */
  const isFor = (part: TilePart, layer: LayerData) =>
    partOf(layer) === part || (part === 'top' ? layer.isNamed : layer.hasOutlines);
  const tell = (part: TilePart) => {
    const door = doors[part];
    void door.ask({ task: 'palette', palette: readPalette(element) });
    void door.ask({ task: 'show', showing: last.showing });
    for (const layer of last.layers) if (isFor(part, layer)) void door.ask({ task: 'layer', layer });
  };
  const open = (part: TilePart, isOnPage: boolean) => {
    doors[part]?.close();
    doors[part] = openTiles(part, () => isOnPage || open(part, true), isOnPage);
    tell(part);
    grids[part]?.use(doors[part]);
  };
  for (const part of ['ground', 'top'] as const) {
    open(part, false);
    grids[part] = new TileGrid(doors[part], panes[part], view);
    grids[part].setZIndex(2).addTo(view);
  }
  const parts = ['ground', 'top'] as const;
  const all = (work: (part: TilePart) => void) => {
    for (const part of parts) work(part);
  };
  return {
    doors,
    put: (content: MapContent) => {
      if (content === last) return;
      const before = new Map(last.layers.map((layer) => [layer.id, layer]));
      const ids = new Set(content.layers.map(({ id }) => id));
      last = content;
      all((part) => {
        for (const id of before.keys()) if (!ids.has(id)) void doors[part].ask({ task: 'drop', layer: id });
        for (const layer of content.layers)
          if (before.get(layer.id) !== layer && isFor(part, layer)) void doors[part].ask({ task: 'layer', layer });
        void doors[part].ask({ task: 'show', showing: content.showing });
        grids[part].refresh();
      });
    },
    repaint: () =>
      all((part) => {
        void doors[part].ask({ task: 'palette', palette: readPalette(element) });
        grids[part].refresh();
      }),
    close: () => all((part) => doors[part].close()),
  };
}
