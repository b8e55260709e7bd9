import { useLingui } from '@lingui/react/macro';
import { type FeatureRef, isSameFeature, legendOf, type MapLayer } from '../layers/MapLayer.ts';
import type { FoundFeature, InView, LayerData } from '../tiles/TileTask.ts';
import * as css from './FeatureList.css.ts';
import { SignPicture } from './SignPicture.tsx';

interface FeatureListProps {
  layers: readonly MapLayer[];
  drawn: readonly LayerData[];
  /** Null while it comes. */
  view: InView | null;
  selected: readonly FeatureRef[];
  onSelect: (feature: FoundFeature) => void;
  /** Called with the feature that is pointed at or has the focus; null for none. */
  onFocus: (feature: FoundFeature | null) => void;
  /** Height of the map. */
  height: string;
}

/** How many stand in the view. */
export const totalOf = ({ counts, untold }: InView): number =>
  [...Object.values(counts).flat(), ...Object.values(untold)].reduce((sum, count) => sum + count, 0);

/** The things in sight as a list, nearest the middle first; what is chosen here is chosen on the map. */
export function FeatureList({ layers, drawn, view, selected, onSelect, onFocus, height }: FeatureListProps) {
  const { t } = useLingui();
  const total = view === null ? 0 : totalOf(view);
  const features = view?.features ?? [];
  const rest = total - features.length;
  return (
    <section className={css.side} style={{ maxBlockSize: height }} aria-label={t`视野内的对象`}>
      <h3 className={css.head}>{view === null ? t`视野内` : t`视野内 ${total} 个`}</h3>
      <ul className={css.rows}>
        {features.map((feature) => {
          const layer = layers.find(({ id }) => id === feature.layer);
          const data = drawn.find(({ id }) => id === feature.layer);
          if (layer === undefined || data === undefined) return null;
          const at = data.kinds.indexOf(feature.kind);
          const sign = data.signs[at];
          return (
            <li key={`${feature.layer} ${feature.id}`}>
              <button
                type="button"
                className={css.row}
                aria-pressed={selected.some((one) => isSameFeature(one, feature))}
                onClick={() => onSelect(feature)}
                onFocus={() => onFocus(feature)}
                onBlur={() => onFocus(null)}
                onMouseEnter={() => onFocus(feature)}
                onMouseLeave={() => onFocus(null)}
              >
                {sign !== undefined && <SignPicture sign={sign} look={layer.look} />}
                <span className={css.name}>{feature.name === '' ? layer.label : feature.name}</span>
                <span className={css.kind}>{legendOf(layer)[at]?.label ?? layer.label}</span>
              </button>
            </li>
          );
        })}
        {view !== null && total === 0 && <li className={css.words}>{t`这里没有对象，移动或缩小地图查看`}</li>}
        {rest > 0 && <li className={css.words}>{t`还有 ${rest} 个，放大地图后逐一列出`}</li>}
      </ul>
    </section>
  );
}
