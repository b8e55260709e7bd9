import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, size, space } = vars;

/** The way from home to the page. */
export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.small,
  color: color.textMuted,
  '@media': { print: { display: 'none' } },
});

/** One step of it. */
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: color.text } },
});

/** The sign between two steps; it points the way the text runs. */
export const arrow = style({ display: 'inline-flex', selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

/** A step that can be taken back. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accentText, textDecoration: 'underline' } },
});

/** The way in the line of the title, which is its last step; a narrow screen shows the title alone. */
export const beforeTitle = style({ '@media': { '(max-width: 1279px)': { display: 'none' } } });
