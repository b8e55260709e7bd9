import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** What an action is done to, and its form; takes focus where what had it is gone. */
export const requested = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, outline: 'none' });
