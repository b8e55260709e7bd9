import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, radius, size, space } = vars;

/** The whole screen; in the frame of a parent it is as high as that and keeps its own ground. */
export const screen = style({
  selectors: {
    '&[data-framed]': {
      blockSize: '100%',
      overflow: 'hidden',
      color: color.text,
      background: `linear-gradient(${color.canvas}, ${color.canvasEnd})`,
    },
  },
});

/** The page in the frame. */
export const page = style({ display: 'grid', alignContent: 'start', gap: space.md, minInlineSize: 0 });

/** Four numbers in a row. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space.md,
});

/** One number with its mark. */
export const figure = style({ display: 'flex', alignItems: 'center', gap: space.md });

/** The mark of a number. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.control,
});

/** A number. */
export const number = style({ fontSize: '22px', fontWeight: 600, lineHeight: 1.2 });

/** The conditions of a search in a row, the buttons at its end. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  alignItems: 'end',
  gap: space.md,
});

/** A list with a form beside it where there is room. */
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: space.md,
  '@media': {
    '(max-width: 1100px)': {
      selectors: { [`${screen}:not([data-framed]) &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

/** The list itself, as high as its rows, so that pictures are stable. */
export const list = style({ blockSize: `calc(7 * ${size.row} + 2px)`, marginBlockEnd: space.sm });

/** The fields of the form. */
export const form = style({ display: 'grid', gap: space.sm });

/** Buttons in a row. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

globalStyle(`${screen} a`, { textDecoration: 'none' });
