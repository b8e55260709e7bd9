import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The chosen records and the button that opens the tree, in one frame. */
export const frame = style({ flexWrap: 'wrap', alignItems: 'center' });
/** The chosen records. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3px',
  maxInlineSize: '100%',
  margin: 0,
  paddingBlock: '3px',
  paddingInline: '3px 0',
  listStyle: 'none',
});

/** A chosen record. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInlineStart: vars.space.sm,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
  fontSize: vars.font.small,
  overflowWrap: 'anywhere',
});

/** The button that takes a chosen record away. */
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** The button that opens the tree, as high as a line of its own or beside the chips. */
export const trigger = style({ minInlineSize: '7em', minBlockSize: `calc(${vars.size.control} - 2px)` });
