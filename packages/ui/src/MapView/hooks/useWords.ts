import { useLingui } from '@lingui/react/macro';
import { useFigures } from '../../Chart/useFigures.ts';
import { formatList } from '../../formatList/formatList.tsx';
import { legendOf, type MapLayer } from '../layers/MapLayer.ts';
import type { InView } from '../tiles/TileTask.ts';
import type { Stop } from './mapKeys.ts';

/** What the map says to those who do not see it. */
export function useWords(layers: readonly MapLayer[]) {
  const { t, i18n } = useLingui();
  const { full } = useFigures();
  const labelOf = (layer: string, kind: string) => {
    const found = layers.find(({ id }) => id === layer);
    if (found === undefined) return '';
    return legendOf(found).find((entry) => entry.kind === kind)?.label ?? found.label;
  };
  return {
    /** How many of each kind are in sight. */
    ofView: (view: InView): string => {
      const words = layers.flatMap((layer) => {
        const legend = legendOf(layer);
        const parts = (view.counts[layer.id] ?? []).flatMap((count, at) =>
          count === 0 ? [] : [`${legend[at]?.label ?? layer.label} ${full(count)}`],
        );
        const untold = view.untold[layer.id] ?? 0;
        return untold > 0 ? [...parts, `${layer.label} ${full(untold)}`] : parts;
      });
      return words.length === 0 ? t`视野内没有对象` : t`视野内：${formatList(words, i18n.locale)}`;
    },
    /** What an arrow led to. */
    ofStop: (stop: Stop): string => {
      if ('cluster' in stop) return t`${stop.cluster.count} 个聚在一起，回车展开`;
      const { name, layer, kind } = stop.feature;
      const label = labelOf(layer, kind);
      return name === '' ? label : t`${name}，${label}`;
    },
  };
}
