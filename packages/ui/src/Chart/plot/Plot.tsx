import { useLingui } from '@lingui/react/macro';
import { useId, useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { Room } from '../cartesian.ts';
import type { Place } from './nearestPoint.ts';
import { picture, plot } from './Plot.css.ts';
import { pointByKey } from './plotKeys.ts';
import { SeriesPatterns } from './SeriesPatterns.tsx';
import { mostSeries } from '../series.ts';
import { Tip } from './Tip.tsx';

/** A point of a drawing that pointer and keyboard can reach; `x` and `y` are where its tip stands. */
export interface PlotPoint extends Place {
  key: string;
  /** The id of its series, where it is a point of one. */
  series?: string;
  /** What it is. */
  title: string;
  /** Its figures; `index` is the series whose mark stands before it. */
  rows: readonly { label: string; value: string; index?: number }[];
}

interface PlotProps {
  /** The name for screen readers. */
  label: string;
  /** The room there is. */
  room: Room;
  /** The id of the patterns of series. */
  patternId: string;
  /** The points in the order of the arrow keys. */
  points: readonly PlotPoint[];
  /** Points in a row, where up and down move by rows; default all in one. */
  columns?: number;
  /** The index of the point at a place; −1 where there is none. */
  find: (place: Place) => number;
  /** Opens what stands behind a point, by its key and its series. */
  onSelect?: (key: string, series?: string) => void;
  /** Draws, with the index of the point under pointer or keyboard. */
  children: (active: number | undefined) => ReactNode;
}

/**
 * A drawing whose points tell their figures under the pointer and under the arrow keys: to screen readers a slider over
 * its points, the one role that tells a value at each step.
 */
export function Plot({ label, room, patternId, points, columns, find, onSelect, children }: PlotProps) {
  const { t } = useLingui();
  const hintId = useId();
  const [at, setAt] = useState<number>();
  const active = at !== undefined && at < points.length ? at : undefined;
  const point = active === undefined ? undefined : points[active];
  const placeOf = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return find({ x: event.clientX - left, y: event.clientY - top });
  };
  const follow = (event: PointerEvent) => {
    const index = placeOf(event);
    setAt(index < 0 ? undefined : index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation();
      setAt(undefined);
    } else if ((event.key === 'Enter' || event.key === ' ') && point && onSelect) {
      event.preventDefault();
      onSelect(point.key, point.series);
    } else {
      const index = pointByKey(event.key, active, { count: points.length, columns });
      if (index === undefined) return;
      event.preventDefault();
      setAt(index);
    }
  };
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (points.length > 0 && currentTarget.matches(':focus-visible')) setAt(0);
  };
  const { title, rows = [] } = point ?? points[0] ?? {};
  const figures = rows.map((row) => `${row.label} ${row.value}`.trim()).join(t`，`);
  return (
    <div
      role="slider"
      aria-roledescription={t`图表`}
      aria-label={label}
      aria-describedby={hintId}
      tabIndex={0}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, points.length - 1)}
      aria-valuenow={active ?? 0}
      aria-valuetext={t`${title}：${figures}`}
      className={plot}
      data-selectable={onSelect && point ? '' : undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => setAt(undefined)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setAt(undefined)}
      onClick={() => point && onSelect?.(point.key, point.series)}
    >
      <svg
        aria-hidden="true"
        width={room.width}
        height={room.height}
        viewBox={`0 0 ${room.width} ${room.height}`}
        className={picture}
      >
        <defs>
          <SeriesPatterns id={patternId} count={mostSeries} />
        </defs>
        {children(active)}
      </svg>
      {point && <Tip point={point} room={room} patternId={patternId} />}
      <span id={hintId} hidden>
        {onSelect ? t`方向键逐点查看，回车打开明细，Esc 收起。` : t`方向键逐点查看，Esc 收起。`}
      </span>
    </div>
  );
}
