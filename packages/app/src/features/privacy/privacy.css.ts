import { style } from '@vanilla-extract/css';

/** A form of few fields, or a search, no wider than what is typed into it. */
export const narrow = style({ maxInlineSize: 480 });
