import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { framedSelect } from '../Field/nativeSelect.css.ts';

/** The native choice of the province, before the letters. */
export const province = style([
  framedSelect,
  {
    flex: 'none',
    minInlineSize: '4em',
    paddingInline: vars.space.sm,
    border: 0,
    borderInlineEnd: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.surface,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
      '&:disabled': {
        background: vars.color.sunken,
        color: vars.color.textDisabled,
        opacity: 1,
        cursor: 'not-allowed',
      },
    },
  },
]);

/** The letters and digits, in capitals. */
export const rest = style({
  textTransform: 'uppercase',
  letterSpacing: '0.06em',
  selectors: { '&::placeholder': { letterSpacing: 'normal' } },
});
