import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Holds the thing and the number on its corner. */
export const holder = style({ position: 'relative', display: 'inline-flex' });

/** The number. */
export const count = style({
  minWidth: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  fontSize: '12px',
  fontWeight: 500,
  lineHeight: '18px',
  textAlign: 'center',
  color: vars.color.onCritical,
  background: vars.color.critical,
  selectors: {
    [`${holder} > &`]: {
      position: 'absolute',
      top: '-8px',
      insetInlineStart: '55%',
      minWidth: '16px',
      paddingInline: '4px',
      fontSize: `calc(${vars.font.small} - 1px)`,
      lineHeight: 1.45,
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
