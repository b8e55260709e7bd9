import { seriesFill } from '../chartPalette.ts';
import type { Room } from '../cartesian.ts';
import type { PlotPoint } from './Plot.tsx';
import { tip, tipLine, tipValue } from './Plot.css.ts';

interface TipProps {
  /** The point it tells about. */
  point: PlotPoint;
  /** The room of the drawing. */
  room: Room;
  /** The id of the drawing's patterns. */
  patternId: string;
}

/** What a point says, beside it and inside the drawing. */
export function Tip({ point, room, patternId }: TipProps) {
  const isRight = point.x > room.width / 2;
  const isLow = point.y > room.height / 2;
  const transform = `translate(${isRight ? 'calc(-100% - 12px)' : '12px'}, ${isLow ? '-100%' : '0'})`;
  return (
    <div aria-hidden="true" className={tip} style={{ left: point.x, top: point.y, transform }}>
      <div>{point.title}</div>
      {point.rows.map(({ label, value, index }) => (
        <div key={label} className={tipLine}>
          <svg width={10} height={10}>
            {index !== undefined && <rect width={10} height={10} rx={2} fill={seriesFill(patternId, index)} />}
          </svg>
          <span>{label}</span>
          <span className={tipValue}>{value}</span>
        </div>
      ))}
    </div>
  );
}
