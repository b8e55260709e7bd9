import { style } from '@vanilla-extract/css';

/** The picture, as large as its room. */
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
