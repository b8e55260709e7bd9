import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** One record, with a hairline to the one before. */
export const row = style({
  minInlineSize: 0,
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Its line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  minBlockSize: vars.size.control,
});

/** What it is called. */
export const title = style({
  margin: 0,
  color: vars.color.text,
  fontSize: vars.font.base,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** What tells it apart. */
export const fact = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

/** What stands after the facts. */
export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.font.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Its buttons, at the end of the line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

/** What there is to fill in. */
export const body = style({
  paddingBlockStart: vars.space.sm,
  selectors: { '&[hidden]': { display: 'none' } },
});
