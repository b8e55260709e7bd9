import { vars } from '@lattice/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** The room of a filter. */
export const filter = style({ inlineSize: 180, minWidth: 0 });

/** The way back. */
export const home = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

/** Figures beside each other, as many as there is room for. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: space.sm,
});

/** The same for figures of few digits, four in the row of a panel. */
export const shortFigures = style([figures, { gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))' }]);

/** The same for amounts of money, which are longer. */
export const amounts = style([figures, { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }]);

/** Width from which six figures stand in one row; in less they stand in rows of three. */
const SIX = '600px';

/** The same for six figures, none of which stands alone in a row. */
export const sixFigures = style([
  figures,
  {
    gridTemplateColumns:
      `repeat(auto-fit, minmax(max((100% - 5 * ${space.sm} - 1px) / 6, ` +
      `min((100% - 2 * ${space.sm} - 1px) / 3, (${SIX} - 100%) * 999)), 1fr))`,
  },
]);

// Figures of one row are equally high, also where the name of one takes two lines.
globalStyle(`${figures} > section`, { display: 'grid' });

/** Records one below the other. */
export const records = style({ display: 'grid', gap: space.xs });

/** One record. */
export const record = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  minWidth: 0,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

/** What it is. */
export const recordName = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** When or how much. */
export const recordNote = style({ flex: 'none', color: color.textMuted, fontSize: font.small });

/** Two panels beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: space.md,
});
