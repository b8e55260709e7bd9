import { useMemo, useState } from 'react';
import { legendOf, type MapLayer } from '../layers/MapLayer.ts';

/** Kinds that are left out, by layer. */
export type Hidden = Readonly<Record<string, readonly string[]>>;

/** What people left out of the map, at first what layers say; and the layers that are left out whole. */
export function useHidden(layers: readonly MapLayer[]) {
  /** What people changed. */
  const [changed, setHidden] = useState<Hidden>({});
  // Layers may come later than the map.
  const hidden = useMemo(
    (): Hidden => ({
      ...Object.fromEntries(
        layers.flatMap((layer) =>
          layer.isHidden === true ? [[layer.id, legendOf(layer).map(({ kind }) => kind)]] : [],
        ),
      ),
      ...changed,
    }),
    [layers, changed],
  );
  const closed = useMemo(
    () =>
      new Set(layers.flatMap((layer) => ((hidden[layer.id]?.length ?? 0) >= legendOf(layer).length ? [layer.id] : []))),
    [layers, hidden],
  );
  return { hidden, setHidden, closed };
}
