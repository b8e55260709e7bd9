import { glyph, state as stateStyle, stateTones } from './FlowViewer.css.ts';
import type { FlowState } from './flowStandings.ts';
import { glyphs } from './glyphs.ts';

/** A state as icon and words. */
export function FlowStateMark({ state, text }: { state: FlowState; text: string }) {
  return (
    <span className={`${stateStyle} ${stateTones[state]}`}>
      <svg viewBox="0 0 24 24" className={glyph} aria-hidden><path d={glyphs[state]} /></svg>
      {text}
    </span>
  );
}
