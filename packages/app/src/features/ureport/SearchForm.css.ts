import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The fields beside each other as far as there is room, with the buttons behind them. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: space.md,
  alignItems: 'end',
});

/** The buttons. */
export const buttons = style({ display: 'flex', gap: space.sm });
