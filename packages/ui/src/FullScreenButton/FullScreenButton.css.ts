import { style } from '@vanilla-extract/css';

/** Paper has no screen to fill. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });
