import { entry, legend, swatch } from './Legend.css.ts';
import { seriesColor, seriesDashes, seriesFill } from './chartPalette.ts';
import { Marker } from './Marker.tsx';

/** One entry of a legend. */
export interface LegendEntry {
  id: string;
  label: string;
  /** Its figure, written after the words; default none. */
  value?: string;
}

interface LegendProps {
  /** The entries in the order of the series. */
  entries: readonly LegendEntry[];
  /** What stands before the text: a dashed line with its mark, or a filled box. */
  mark: 'line' | 'fill';
  /** The id of the drawing's patterns. */
  patternId: string;
}

/** Which mark is which series. */
export function Legend({ entries, mark, patternId }: LegendProps) {
  return (
    <ul className={legend}>
      {entries.map(({ id, label, value }, index) => (
        <li key={id || `#${index}`} className={entry}>
          <svg aria-hidden="true" width={mark === 'line' ? 28 : 14} height={14} className={swatch}>
            {mark === 'fill' && <rect width={14} height={14} rx={2} fill={seriesFill(patternId, index)} />}
            {mark === 'line' && (
              <line
                x1={0}
                x2={28}
                y1={7}
                y2={7}
                stroke={seriesColor(index)}
                strokeWidth={2}
                strokeDasharray={seriesDashes[index]}
              />
            )}
            {mark === 'line' && <Marker index={index} x={14} y={7} />}
          </svg>
          <span>
            {label}
            {value && <b>{` ${value}`}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}
