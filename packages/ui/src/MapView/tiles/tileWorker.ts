import { serveTiles } from './tileService.ts';
import type { TilePart } from './TileTask.ts';

addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<TilePart>) => {
    if (port) serveTiles(port, data);
  },
  { once: true },
);
