import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from 'leaflet';
import type { TileDoor } from '../tiles/openTiles.ts';
import { TILE, type TileAddress } from '../tiles/TileTask.ts';

interface LiveTile {
  canvas: HTMLCanvasElement;
  tile: TileAddress;
  /** Number of the open task; 0 for none. */
  number: number;
}

/** More pixels than this a CSS pixel does not get: they cost more than they show. */
const MOST_PIXELS = 2;

/** Shows tiles that are drawn behind a door. */
export class TileGrid extends GridLayer {
  private live = new Map<HTMLElement, LiveTile>();
  private door: TileDoor;
  private readonly view: LeafletMap;

  constructor(door: TileDoor, pane: string, view: LeafletMap) {
    super({ tileSize: TILE, pane, keepBuffer: 1, updateWhenIdle: false, updateWhenZooming: false });
    this.door = door;
    this.view = view;
    this.on('tileunload', ({ tile }: { tile: HTMLElement }) => {
      const gone = this.live.get(tile);
      this.live.delete(tile);
      if (gone !== undefined && gone.number > 0) void this.door.ask({ task: 'cancel', of: gone.number });
    });
  }

  /** Between two zooms the tiles are those of the lower one, drawn larger: what stands on them never gets too small. */
  protected _clampZoom(zoom: number): number {
    return Math.floor(Math.min(zoom, this.view.getZoom()));
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const one: LiveTile = { canvas, tile: { z: coords.z - 1, x: coords.x, y: coords.y }, number: 0 };
    this.live.set(canvas, one);
    void this.drawFirst(one, done);
    return canvas;
  }

  /** Draws all tiles anew; each stands until its successor is there. */
  refresh(): void {
    for (const one of this.live.values()) void this.draw(one);
  }

  /** Goes on behind another door. */
  use(door: TileDoor): void {
    this.door = door;
    this.refresh();
  }

  private async drawFirst(one: LiveTile, done: DoneCallback): Promise<void> {
    await this.draw(one);
    done(undefined, one.canvas);
  }

  private async draw(one: LiveTile): Promise<void> {
    if (one.number > 0) void this.door.ask({ task: 'cancel', of: one.number });
    const zoom = this.view.getZoom();
    const larger = 2 ** (zoom - Math.floor(zoom));
    const ratio = Math.min(MOST_PIXELS, Math.max(1, window.devicePixelRatio) * larger);
    const requested = this.door.ask({ task: 'tile', tile: one.tile, ratio });
    one.number = requested.number;
    const bitmap = await requested;
    if (one.number !== requested.number) return bitmap?.close();
    one.number = 0;
    if (bitmap !== null && this.live.has(one.canvas)) {
      one.canvas.width = bitmap.width;
      one.canvas.height = bitmap.height;
      one.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    }
  }
}
