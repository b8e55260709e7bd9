import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/**
 * The whole of a screen inside the frame: what the bars and the crumbs leave of the window, and more where it holds
 * more.
 */
export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, flex: '1 1 auto' });

/** One line: the way to the page, its title, and at the end its actions. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
  minBlockSize: vars.size.control,
  // Where the buttons take several lines, the title stands in the first one.
  '@media': { 'screen and (max-width: 767.98px)': { alignItems: 'flex-start' } },
});

/** The way to the page and its title. */
export const lead = style({
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
});

/** The buttons of what stands in the page. */
export const tools = style({
  flex: '1 1 0',
  minInlineSize: 'min-content',
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:empty': { display: 'none' },
    // Large buttons have a line of their own from the start, so that those that come or go move nothing.
    'html[data-text="elder"] &': { '@media': { 'screen and (max-width: 767.98px)': { flexBasis: '100%' } } },
  },
});
