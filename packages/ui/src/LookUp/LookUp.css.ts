import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const line = `calc(${vars.font.small} * 1.5)`;

/** The box with the line below it. */
export const root = style({ minInlineSize: 0 });

/** What may be typed, or what came of it; its line is reserved. */
export const note = style({
  minBlockSize: line,
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.small,
  lineHeight: 1.5,
});

/** Why nothing could be asked. */
export const failed = style([note, { color: vars.color.criticalText }]);

/** What was found, as wide as the box; wider where there is room beside it. */
export const popover = style({
  maxInlineSize: 'min(44rem, calc(100vw - 16px))',
  '@media': { 'screen and (max-width: 767px)': { maxInlineSize: 'var(--trigger-width)' } },
});

/** A record: its name, and what tells it apart below. */
export const hit = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: '2px',
  lineHeight: 1.4,
});

/** Its name. */
export const title = style({ fontWeight: 600 });

/** What tells it apart. */
export const facts = style({ color: vars.color.textMuted, fontSize: vars.font.small, fontWeight: 400 });

/** Its kind, at the end of the line. */
export const mark = style({ flex: 'none', color: vars.color.textMuted, fontSize: vars.font.small });
