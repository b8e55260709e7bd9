import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from 'leaflet';
import { PMTiles } from 'pmtiles';

/** Pictures of tiles out of one PMTiles file, which the server answers in parts. */
export class PackedTiles extends GridLayer {
  private readonly file: PMTiles;
  private readonly addresses = new Map<HTMLElement, string>();

  constructor(url: string, options: GridLayerOptions) {
    super(options);
    this.file = new PMTiles(url);
    this.on('tileunload', ({ tile }: { tile: HTMLElement }) => this.forget(tile));
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const picture = document.createElement('img');
    picture.alt = '';
    void this.read(picture, coords, done);
    return picture;
  }

  private async read(picture: HTMLImageElement, { x, y, z }: Coords, done: DoneCallback): Promise<void> {
    try {
      const found = await this.file.getZxy(z, x, y);
      if (found !== undefined) {
        const address = URL.createObjectURL(new Blob([found.data]));
        this.addresses.set(picture, address);
        picture.src = address;
        await picture.decode();
      }
      done(undefined, picture);
    } catch (cause) {
      this.forget(picture);
      done(cause instanceof Error ? cause : new Error(String(cause)), picture);
    }
  }

  private forget(tile: HTMLElement): void {
    const address = this.addresses.get(tile);
    if (address !== undefined) URL.revokeObjectURL(address);
    this.addresses.delete(tile);
  }
}
