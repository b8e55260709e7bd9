import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

/** The pad, the typed way, and the button that clears. */
export const signature = style({ display: 'grid', gap: space.sm, maxInlineSize: '600px', minInlineSize: 0 });

/** The pad: dark ink on white in every theme, as it goes on paper. */
export const pad = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: '#fff',
  touchAction: 'none',
  cursor: 'crosshair',
  forcedColorAdjust: 'none',
  selectors: { '&[data-invalid]': { borderColor: color.criticalText }, '&[data-fixed]': { cursor: 'default' } },
});

/** The typed way beside the button. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** The typed name. */
export const typed = style({ flex: '1 1 12em' });
