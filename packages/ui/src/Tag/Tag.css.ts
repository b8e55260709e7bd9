import { style, styleVariants } from '@vanilla-extract/css';
import { softTones } from '../theme/tones.ts';
import { vars } from '../theme/vars.css.ts';

/** A short word on a soft ground. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '100%',
  paddingInline: '8px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.font.small,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  selectors: { '[data-text="elder"] &, [data-text="large"] &': { lineHeight: '26px' } },
});

/** Colours by tone. */
export const tones = styleVariants(softTones, (soft) => soft);
