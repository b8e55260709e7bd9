import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, shadow, size, space } = vars;
const offPaper = { print: { display: 'none' } } as const;

/** The whole window. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  color: color.text,
  '@media': { print: { display: 'block', minHeight: 0 } },
});

/** Appears when the keyboard reaches it, before everything else. */
export const skip = style({
  position: 'fixed',
  top: space.sm,
  insetInlineStart: space.sm,
  zIndex: 400,
  padding: `${space.sm} ${space.lg}`,
  borderRadius: radius.control,
  color: color.onAccent,
  background: color.accent,
  textDecoration: 'none',
  boxShadow: shadow.overlay,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  '@media': offPaper,
});

/** Holds the top bar, which stays while the page scrolls. */
export const head = style({ position: 'sticky', top: 0, zIndex: 100, '@media': offPaper });

/** What is beneath the top bar. */
export const body = style({ display: 'flex', flex: '1 1 auto', minWidth: 0 });

/** Holds the side bar, which stays while the page scrolls. */
export const side = style({
  flex: 'none',
  position: 'sticky',
  top: size.topbar,
  zIndex: 90,
  alignSelf: 'flex-start',
  height: `calc(100vh - ${size.topbar})`,
  '@media': offPaper,
});

/** Tag bar and page, one below the other. */
export const column = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 });

/** Holds the tag bar, in the colour of its theme. */
export const tags = style({
  paddingInline: space.sm,
  background: color.tagbar,
  borderBottom: `1px solid ${color.topbarLine}`,
  '@media': { '(min-width: 768px)': { paddingInline: space.gutter }, ...offPaper },
});

/** The page. */
export const main = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: space.sm,
  outline: 'none',
  '@media': { '(min-width: 768px)': { padding: `${space.sm} ${space.gutter} ${space.gutter}` }, print: { padding: 0 } },
});
