import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, size, space } = vars;

/** What a small window of the list holds. */
export const panel = style({ display: 'grid', gap: space.md });

/** A list of rows with buttons. */
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One of them. */
export const row = style({
  display: 'flex',
  gap: space.sm,
  alignItems: 'end',
  minBlockSize: size.target,
  selectors: { 'li&': { alignItems: 'center', borderBlockEnd: `1px solid ${color.border}` } },
});

/** A field with its button. */
export const line = style({ display: 'flex', gap: space.sm, alignItems: 'start' });

/** The button in it, as far down as the control below its label. */
export const besideControl = style({ marginBlockStart: `calc(${font.base} * ${font.line} + ${space.xs})` });

/** A short choice beside a field. */
export const choice = style({ flex: 'none', inlineSize: '8.5em' });

/** What takes the room that is left. */
export const grow = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  justifyContent: 'start',
  textAlign: 'start',
});

/** A remark. */
export const hint = style({ margin: 0, color: color.textMuted, fontSize: font.small });

/** The table of failures. */
export const failures = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlockStart: space.sm });

/** A cell of it. */
export const failure = style({
  padding: `${space.xs} ${space.sm}`,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
