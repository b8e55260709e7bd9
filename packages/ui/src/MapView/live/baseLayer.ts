import { type GridLayer, tileLayer } from 'leaflet';
import type { BaseMap } from '../base/BaseMap.ts';
import { MAX_ZOOM } from '../tiles/TileTask.ts';
import { PackedTiles } from './packedTiles.ts';

/** Failures in a row after which a source counts as gone: single tiles are missing at the edge of every map. */
const MOST_FAILURES = 4;

/** The layer of a base map; tells once when its source does not answer. */
export function baseLayer(
  { kind, url, zooms }: Pick<BaseMap, 'kind' | 'url' | 'zooms'>,
  onFail: () => void,
): GridLayer {
  let failures = 0;
  const options = {
    maxZoom: MAX_ZOOM,
    zIndex: 1,
    ...(zooms !== undefined && { minZoom: zooms[0], maxNativeZoom: Math.min(zooms[1], MAX_ZOOM) }),
  };
  const layer =
    kind === 'pmtiles' ? new PackedTiles(url, options) : tileLayer(url, { ...options, crossOrigin: 'anonymous' });
  return layer
    .on('tileload', () => {
      failures = 0;
    })
    .on('tileerror', () => {
      failures += 1;
      if (failures === MOST_FAILURES) onFail();
    });
}
