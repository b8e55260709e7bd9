import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const text = { padding: `calc((${vars.size.control} - ${vars.font.base} * ${vars.font.line}) / 2) ${vars.space.sm}`, font: 'inherit', lineHeight: vars.font.line, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

export const grow = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  maxBlockSize: '60vh',
  overflow: 'auto',
  '::after': { ...text, content: 'attr(data-text) " "', gridArea: '1 / 1', visibility: 'hidden' },
});

export const area = style({ ...text, gridArea: '1 / 1', resize: 'none', overflow: 'hidden' });
