import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

/** The lines one below the other. */
export const lines = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
});

/** A line; one that changed is marked at its start. */
export const line = style({
  paddingInline: space.sm,
  borderInlineStart: '3px solid transparent',
  selectors: { '&[data-changed=true]': { borderInlineStartColor: color.accentMark } },
});

/** Words that came. */
export const added = style({
  color: color.successText,
  background: color.successSoft,
  borderRadius: radius.control,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

/** Words that went. */
export const removed = style({
  color: color.criticalText,
  background: color.criticalSoft,
  borderRadius: radius.control,
  textDecoration: 'line-through',
});
