import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './CameraWall.css.ts';

/** How many cameras a wall shows. */
export type WallSize = 1 | 4 | 6 | 9 | 16;

export interface CameraWallProps {
  /** What the wall shows, for screen readers. */
  label: string;
  size: WallSize;
  /** Ids of the cameras by place; null or nothing where there is none. */
  places: readonly (string | null)[];
  /** The place that is chosen. */
  chosen: number;
  onChoose: (at: number) => void;
  /** Called with the text that was dropped on a place: an id from a list, or one from another place. */
  onDrop: (id: string, at: number) => void;
  /** Called when a place is to be emptied. */
  onClear: (at: number) => void;
  /** Names a camera. */
  nameOf: (id: string) => string;
  /** Draws a camera. */
  render: (id: string, at: number) => ReactNode;
  /** Whether it is as high as its room; default as its pictures need. */
  fills?: boolean;
}

const sides: Readonly<Record<WallSize, number>> = { 1: 1, 4: 2, 6: 3, 9: 3, 16: 4 };

/** Where the arrow keys lead from a place. */
function stepOf(key: string, side: number): number {
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[key] ?? 0;
}

/** Cameras side by side: a place is chosen by press or arrows, filled by drag, emptied by Delete. */
export function CameraWall({
  label,
  size,
  places,
  chosen,
  onChoose,
  onDrop,
  onClear,
  nameOf,
  render,
  fills = false,
}: CameraWallProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<number | null>(null);
  const side = sides[size];
  const press = (event: KeyboardEvent, at: number) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Delete' || event.key === 'Backspace') onClear(at);
    const next = at + stepOf(event.key, side);
    if (next === at || next < 0 || next >= size) return;
    event.preventDefault();
    onChoose(next);
    root.current?.querySelectorAll<HTMLElement>('[data-place]')[next]?.focus();
  };
  return (
    <div ref={root} role="grid" aria-label={label} className={css.frame} data-fills={fills || undefined}>
      <div role="row" className={css.wall} style={{ ['--sides' as string]: side }}>
        {Array.from({ length: size }, (_, at) => {
          const id = places[at] ?? null;
          const number = at + 1;
          const name = id === null ? t`空位` : nameOf(id);
          return (
            <div
              key={`${at} ${id ?? ''}`}
              role="gridcell"
              aria-selected={at === chosen}
              tabIndex={at === chosen ? 0 : -1}
              className={css.place}
              data-place
              data-large={(size === 6 && at === 0) || undefined}
              data-over={at === over || undefined}
              draggable={id !== null}
              onFocus={() => at !== chosen && onChoose(at)}
              onClick={() => at !== chosen && onChoose(at)}
              onKeyDown={(event) => press(event, at)}
              onDragStart={(event) => event.dataTransfer.setData('text/plain', id ?? '')}
              onDragOver={(event) => {
                event.preventDefault();
                if (over !== at) setOver(at);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(null);
                onDrop(event.dataTransfer.getData('text/plain'), at);
              }}
            >
              <span className={visuallyHidden}>{t`窗格 ${number}：${name}`}</span>
              {id === null ? <div className={css.empty}>{t`从列表中选择或拖入一台设备`}</div> : render(id, at)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
