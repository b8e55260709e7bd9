import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const text = {
  padding: `calc((${vars.size.control} - ${vars.font.base} * ${vars.font.line}) / 2) ${vars.space.sm}`,
  font: 'inherit',
  lineHeight: vars.font.line,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** A grid whose hidden copy of the text gives the area its height. */
export const grow = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  maxBlockSize: '60vh',
  overflow: 'auto',
  '::after': {
    ...text,
    boxSizing: 'border-box',
    content: 'attr(data-text) " "',
    gridArea: '1 / 1',
    visibility: 'hidden',
  },
});

/** The native area over the copy. */
export const area = style({ ...text, gridArea: '1 / 1', resize: 'none', overflow: 'hidden' });
