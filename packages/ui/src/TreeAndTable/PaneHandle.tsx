import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as css from './TreeAndTable.css.ts';
import { clampPane, paneLimits } from './usePane.ts';

interface PaneHandleProps {
  /** Width of the pane in pixels. */
  width: number;
  /** Called with the new width. */
  onChange: (width: number) => void;
}

const step = 16;

/**
 * The line that is dragged, or moved with the arrows, to set the width of a pane; a double click sets the usual one.
 */
export function PaneHandle({ width, onChange }: PaneHandleProps) {
  const { t } = useLingui();
  const start = useRef<{ at: number; width: number; sign: number }>(undefined);
  const signOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { at: event.clientX, width, sign: signOf(event.currentTarget) };
  };
  const move = (event: PointerEvent) => {
    if (start.current)
      onChange(clampPane(start.current.width + (event.clientX - start.current.at) * start.current.sign));
  };
  const press = (event: KeyboardEvent) => {
    const sign = signOf(event.currentTarget);
    const next = {
      ArrowRight: width + step * sign,
      ArrowLeft: width - step * sign,
      Home: paneLimits.least,
      End: paneLimits.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(clampPane(next));
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={t`左侧宽度`}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={paneLimits.least}
      aria-valuemax={paneLimits.most}
      className={css.handle}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => (start.current = undefined)}
      onPointerCancel={() => (start.current = undefined)}
      onKeyDown={press}
      onDoubleClick={() => onChange(paneLimits.usual)}
    />
  );
}
