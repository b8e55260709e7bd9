import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

/** The place above the deciding buttons, as wide as they; takes no room while it is empty. */
export const place = style({
  display: 'grid',
  gap: space.sm,
  maxBlockSize: '40vh',
  overflow: 'auto',
  padding: `${space.sm} ${space.xl}`,
  selectors: { '&:empty': { display: 'none' } },
});

/** What is said, which takes the focus. */
export const notice = style({ display: 'grid', gap: space.sm, minInlineSize: 0, outlineOffset: '-2px' });

globalStyle(`${notice}:empty`, { display: 'none' });
