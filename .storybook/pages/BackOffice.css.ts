import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, size, space } = vars;

/** The whole screen; a frame of its own, so that it can stand in a page beside others. */
export const screen = style({
  display: 'grid',
  gridTemplate: `${size.topbar} auto 1fr / ${size.sidebar} minmax(0, 1fr)`,
  minBlockSize: '100vh',
  color: color.text,
  background: `linear-gradient(${color.canvas}, ${color.canvasEnd})`,
  selectors: { '&[data-framed]': { minBlockSize: 0, blockSize: '100%', overflow: 'hidden' } },
  '@media': { '(max-width: 767px)': { selectors: { '&:not([data-framed])': { gridTemplateColumns: '0 minmax(0, 1fr)' } } } },
});

/** The bar across the top. */
export const topbar = style({
  gridArea: '1 / 1 / 2 / 3',
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minInlineSize: 0,
  paddingInline: space.lg,
  color: color.onTopbar,
  background: `linear-gradient(90deg, ${color.topbar}, ${color.topbarEnd})`,
  boxShadow: `0 1px 0 ${color.border}`,
  zIndex: 1,
});

/** Name of the platform. */
export const brand = style({ display: 'flex', alignItems: 'center', gap: space.sm, flex: '1 1 auto', minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap', fontSize: font.large, fontWeight: 600 });

/** A tool of the top bar. */
export const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  flex: 'none',
  border: 0,
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.topbarHover }, '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' } },
});

/** The bar with the menu. */
export const sidebar = style({ gridArea: '2 / 1 / 4 / 2', overflow: 'hidden', color: color.onSidebar, background: `linear-gradient(${color.sidebar}, ${color.sidebarEnd})`, boxShadow: `1px 0 0 ${color.border}` });

/** The entries. */
export const entries = style({ display: 'grid', gap: '2px', padding: space.sm });

/** One entry. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '40px',
  paddingInline: space.md,
  borderRadius: radius.control,
  color: color.onSidebarMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.onSidebar, background: color.sidebarHover },
    '&[data-open]': { color: color.onSidebar },
    '&[aria-current]': { color: color.onSidebarActive, background: color.sidebarActive, fontWeight: 500 },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' },
  },
});

/** An entry below another. */
export const below = style({ paddingInlineStart: '40px' });

/** The bar of open tags. */
export const tagbar = style({ gridArea: '2 / 2 / 3 / 3', display: 'flex', gap: '4px', minInlineSize: 0, overflow: 'auto', padding: `4px ${space.md}`, color: color.onTagbar, background: color.tagbar, boxShadow: `0 1px 0 ${color.border}` });

/** One open tag. */
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  minBlockSize: '28px',
  paddingInline: space.md,
  borderRadius: radius.control,
  color: 'inherit',
  fontSize: font.small,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.tagHover }, '&[aria-current]': { color: color.onTagActive, background: color.tagActive } },
});

/** The page in the frame. */
export const page = style({ gridArea: '3 / 2 / 4 / 3', display: 'grid', alignContent: 'start', gap: space.md, minInlineSize: 0, padding: space.lg });

/** Four numbers in a row. */
export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: space.md });

/** One number with its mark. */
export const figure = style({ display: 'flex', alignItems: 'center', gap: space.md });

/** The mark of a number. */
export const mark = style({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: '40px', blockSize: '40px', borderRadius: radius.control });

/** A number. */
export const number = style({ fontSize: '22px', fontWeight: 600, lineHeight: 1.2 });

/** The conditions of a search in a row, the buttons at its end. */
export const search = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))', alignItems: 'end', gap: space.md });

/** A list with a form beside it where there is room. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: space.md,
  '@media': { '(max-width: 1100px)': { selectors: { [`${screen}:not([data-framed]) &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

/** The list itself, of one height, so that pictures are stable. */
export const list = style({ blockSize: '290px' });

/** The fields of the form. */
export const form = style({ display: 'grid', gap: space.sm });

/** Buttons in a row. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

globalStyle(`${screen} a`, { textDecoration: 'none' });
