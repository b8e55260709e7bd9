import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, type LucideIcon, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './PtzPad.css.ts';
import { type PtzMove, useHeldMove } from './useHeldMove.ts';

export type { PtzMove } from './useHeldMove.ts';

export interface PtzPadProps {
  /** Whose movement it is, for screen readers. */
  label: string;
  /** Called when a movement begins, and every half second while it is held. */
  onMove: (move: PtzMove) => void;
  /** Called when it ends. */
  onStop: () => void;
  /** Whether nothing can be moved; default false. */
  isDisabled?: boolean;
}

const keys: Readonly<Record<string, PtzMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '+': 'zoomin',
  '=': 'zoomin',
  '-': 'zoomout',
};

/** Where the keys of the cross stand, row by row. */
const places: Readonly<Partial<Record<PtzMove, string>>> = {
  up: '1 / 2',
  left: '2 / 1',
  right: '2 / 3',
  down: '3 / 2',
};

/** How long a press without a pointer or key, such as by voice, moves the camera. */
const NUDGE = 400;

/** Moves a camera while a direction is held: by pointer, by its keys, or by arrows, + and −. */
export function PtzPad({ label, onMove, onStop, isDisabled = false }: PtzPadProps) {
  const { t } = useLingui();
  const { held, begin, end } = useHeldMove(onMove, onStop);
  const down = (event: KeyboardEvent, own: PtzMove) => {
    const move = event.key === 'Enter' || event.key === ' ' ? own : keys[event.key];
    if (move === undefined || isDisabled) return;
    event.preventDefault();
    if (!event.repeat) begin(move);
  };
  const keyOf = (move: PtzMove, name: string, icon: LucideIcon) => (
    <button
      type="button"
      className={css.key}
      style={{ gridArea: places[move] }}
      aria-label={name}
      title={name}
      disabled={isDisabled}
      data-held={held === move || undefined}
      onKeyDown={(event) => down(event, move)}
      onKeyUp={end}
      onBlur={end}
      onPointerDown={(event) => event.button === 0 && begin(move)}
      onClick={(event) => {
        if (event.detail !== 0) return;
        begin(move);
        setTimeout(end, NUDGE);
      }}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <div role="group" aria-label={label} className={css.pad}>
      <div className={css.cross}>
        {keyOf('up', t`向上`, ChevronUp)}
        {keyOf('left', t`向左`, ChevronLeft)}
        {keyOf('right', t`向右`, ChevronRight)}
        {keyOf('down', t`向下`, ChevronDown)}
      </div>
      <div className={css.lens}>
        {keyOf('zoomin', t`拉近`, ZoomIn)}
        {keyOf('zoomout', t`拉远`, ZoomOut)}
      </div>
    </div>
  );
}
