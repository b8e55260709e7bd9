import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFigures } from '../../Chart/useFigures.ts';
import type { Hidden } from '../hooks/useHidden.ts';
import { legendOf, type MapLayer } from '../layers/MapLayer.ts';
import type { InView, LayerData, Sign } from '../tiles/TileTask.ts';
import * as css from './Legend.css.ts';
import { SignPicture } from './SignPicture.tsx';

/** Width of a map in pixels from which an open legend leaves most of it free. */
const OPEN_FROM = 520;

interface LegendProps {
  layers: readonly MapLayer[];
  /** The same layers as they are drawn. */
  drawn: readonly LayerData[];
  view: InView | null;
  hidden: Hidden;
  onHide: (hidden: Hidden) => void;
  /** Width of the map in pixels. */
  width: number;
}

interface EntryProps {
  label: string;
  sign?: Sign | undefined;
  look: MapLayer['look'];
  count: number | undefined;
  isShown: boolean;
  isPart?: boolean;
  onChange: (isShown: boolean) => void;
}

function Entry({ label, sign, look, count, isShown, isPart = false, onChange }: EntryProps) {
  const { short } = useFigures();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className={css.entry}>
      <input
        ref={box}
        type="checkbox"
        className={css.box}
        checked={isShown}
        onChange={({ target }) => onChange(target.checked)}
      />
      {sign !== undefined && <SignPicture sign={sign} look={look} />}
      <span>{label}</span>
      {count !== undefined && <span className={css.count}>{short(count)}</span>}
    </label>
  );
}

/** What the colours and signs mean, with how many of each are in sight; each entry switches its part of the map. */
export function Legend({ layers, drawn, view, hidden, onHide, width }: LegendProps) {
  const { t } = useLingui();
  const rows = layers.flatMap((layer) => {
    const data = drawn.find(({ id }) => id === layer.id);
    if (data === undefined) return [];
    const entries = legendOf(layer);
    const out = hidden[layer.id] ?? [];
    const counts = view?.counts[layer.id];
    const told = counts?.reduce((sum, count) => sum + count, view?.untold[layer.id] ?? 0);
    const total = layer.isGround === true ? undefined : told;
    const set = (kinds: readonly string[]) => onHide({ ...hidden, [layer.id]: kinds });
    const all = entries.map(({ kind }) => kind);
    const isOne = entries.length === 1;
    return [
      <li key={layer.id}>
        <Entry
          label={layer.label}
          sign={isOne || layer.look === 'heat' ? data.signs[0] : undefined}
          look={layer.look}
          count={out.length === all.length ? undefined : total}
          isShown={out.length < all.length}
          isPart={out.length > 0 && out.length < all.length}
          onChange={(isShown) => set(isShown ? [] : all)}
        />
        {!isOne && (
          <ul className={css.below}>
            {entries.map(({ kind, label }, at) => (
              <li key={kind}>
                <Entry
                  label={label}
                  sign={layer.look === 'heat' ? undefined : data.signs[at]}
                  look={layer.look}
                  count={out.includes(kind) || layer.isGround === true ? undefined : counts?.[at]}
                  isShown={!out.includes(kind)}
                  onChange={(isShown) => set(isShown ? out.filter((one) => one !== kind) : [...out, kind])}
                />
              </li>
            ))}
          </ul>
        )}
      </li>,
    ];
  });
  return (
    <details className={css.sheet} open={width >= OPEN_FROM}>
      <summary className={css.title}>{t`图例`}</summary>
      <ul className={css.list}>{rows}</ul>
    </details>
  );
}
