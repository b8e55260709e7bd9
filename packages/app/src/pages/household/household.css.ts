import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

/** The cards of a household, one under the other, as wide as three short fields need. */
export const page = style({
  display: 'grid',
  gap: vars.space.md,
  inlineSize: '100%',
  maxInlineSize: '1120px',
  minInlineSize: 0,
});

// What has the focus is not covered by the bar at the lower edge.
globalStyle(`${page} :is(a, button, input, select, textarea)`, { scrollMarginBlockEnd: '8rem' });
