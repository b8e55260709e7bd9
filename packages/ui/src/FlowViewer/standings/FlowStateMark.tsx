import { glyph, state as stateStyle, stateTones } from '../FlowViewer.css.ts';
import type { FlowState } from '../flowStandings.ts';
import { glyphPath } from '../glyphs.ts';

const WHOLE = { x: 12, y: 12, size: 24 };

/** A state as icon and words. */
export function FlowStateMark({ state, text }: { state: FlowState; text: string }) {
  return (
    <span className={`${stateStyle} ${stateTones[state]}`}>
      <svg viewBox="0 0 24 24" className={glyph} aria-hidden>
        <path d={glyphPath(state, WHOLE)} />
      </svg>
      {text}
    </span>
  );
}
