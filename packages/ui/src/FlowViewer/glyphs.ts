import type { FlowState } from './flowStandings.ts';

/** The line that draws the icon of each state, in a box of 24 by 24; `waiting` is an open circle. */
export const glyphs: Readonly<Record<FlowState, string>> = {
  waiting: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  claimable: 'M7 3h10M7 21h10M8 3v4l8 10v4M16 3v4L8 17v4',
  active: 'M8 5v14l11-7z',
  done: 'M20 6 9 17l-5-5',
  refused: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  passed: 'M9 5l7 7-7 7',
};
