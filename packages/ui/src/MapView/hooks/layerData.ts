import type { CoordinateSystem } from '../coordinates/CoordinateSystem.ts';
import { type BoxAnswer, legendOf, type MapLayer } from '../layers/MapLayer.ts';
import { packFeatures, type PackedFeatures } from '../layers/PackedFeatures.ts';
import { signOf } from '../layers/signOf.ts';
import type { LayerData } from '../tiles/TileTask.ts';

/** A layer that was made, and what of. */
interface Made {
  key: string;
  features: MapLayer['features'];
  answer: BoxAnswer | undefined;
  data: LayerData;
}

const isPacked = (features: NonNullable<MapLayer['features']>): features is PackedFeatures => 'texts' in features;

/** The place of the first entry of each layer among the entries of all, by which colours differ from layer to layer. */
const startsOf = (layers: readonly MapLayer[]): number[] => {
  let sum = 0;
  return layers.map((layer) => {
    const start = sum;
    sum += layer.isGround === true ? 0 : legendOf(layer).length;
    return start;
  });
};

/** Makes what workers keep of layers; a layer that did not change stays the same object. */
export function layerMaker(): (
  layers: readonly MapLayer[],
  answers: ReadonlyMap<string, BoxAnswer>,
  system: CoordinateSystem,
) => LayerData[] {
  let made = new Map<string, Made>();
  return (layers, answers, system) => {
    const starts = startsOf(layers);
    const next = layers.map((layer, place): Made => {
      const { id, look, features, legend: _legend, ask: _ask, factsOf: _factsOf, ...rest } = layer;
      const legend = legendOf(layer);
      const answer = answers.get(id);
      const key = JSON.stringify([look, legend, rest, system, starts[place]]);
      const before = made.get(id);
      if (before !== undefined && before.key === key && before.features === features && before.answer === answer)
        return before;
      const given = features ?? answer?.features ?? [];
      const ground = layer.isGround === true ? { role: 'accentMark', onRole: 'raised', form: 'circle' as const } : null;
      return {
        key,
        features,
        answer,
        data: {
          id,
          look,
          packed: isPacked(given) ? given : packFeatures(given),
          cells: answer?.cells ?? [],
          kinds: legend.map(({ kind }) => kind),
          signs: legend.map((entry, at) => ground ?? signOf(entry, (starts[place] ?? 0) + at)),
          isNamed: layer.isNamed ?? false,
          isClustered: layer.isClustered ?? true,
          hasOutlines: layer.hasOutlines ?? false,
          isGround: layer.isGround ?? false,
          system,
        },
      };
    });
    made = new Map(next.map((one) => [one.data.id, one]));
    return next.map(({ data }) => data);
  };
}
