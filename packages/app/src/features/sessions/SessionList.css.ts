import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, space } = vars;

/** The sessions. */
export const list = style({ display: 'grid' });

/** One session. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

/** What it is. */
export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
