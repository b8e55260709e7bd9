import { style } from '@vanilla-extract/css';

/** A message as it was typed, line by line. */
export const plainText = style({ lineHeight: 1.7, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
