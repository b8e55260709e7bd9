/** From here a map has its list beside it, in terms of its own width. */
export const WIDE = '(min-width: 720px)';
