import { type Box, boxOf, positionsOf } from '../geo.ts';
import type { MapLayer } from '../layers/MapLayer.ts';

/** The box around everything that layers were given at once, ground aside where there is more; null for none. */
export function extentOf(layers: readonly MapLayer[]): Box | null {
  const boxes = layers.flatMap((layer) => {
    const { features, isGround = false, isWhole = !isGround } = layer;
    if (features === undefined) return [];
    const box =
      'texts' in features
        ? boxOfNumbers(features.coordinates)
        : boxOf(features.flatMap(({ geometry }) => positionsOf(geometry)));
    return box === null ? [] : [{ box, isWhole }];
  });
  const own = boxes.filter((one) => one.isWhole);
  return (own.length > 0 ? own : boxes).reduce<Box | null>(
    (all, { box }) =>
      all === null
        ? box
        : [Math.min(all[0], box[0]), Math.min(all[1], box[1]), Math.max(all[2], box[2]), Math.max(all[3], box[3])],
    null,
  );
}

function boxOfNumbers(numbers: Float64Array): Box | null {
  if (numbers.length === 0) return null;
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < numbers.length; at += 2) {
    const [lng = 0, lat = 0] = [numbers[at], numbers[at + 1]];
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}
