import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

/** The face and what can be done with it. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });

/** The face. */
export const face = style({
  inlineSize: '80px',
  blockSize: '80px',
  flex: 'none',
  objectFit: 'cover',
  border: `1px solid ${color.border}`,
  borderRadius: '50%',
  background: color.sunken,
});

/** The place of a face that is not there yet. */
export const blank = style({ display: 'grid', placeItems: 'center', color: color.textMuted });

/** The label that opens the file chooser. */
export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.size.control,
  paddingInline: space.md,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  color: color.text,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accentMark, color: color.accentText },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.criticalText },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
});

/** The picture that is cut. */
export const stage = style({
  position: 'relative',
  blockSize: '300px',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.sunken,
});

/** The line of the zoom. */
export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space.md,
  marginBlockStart: space.md,
});

/** The slider of the zoom. */
export const slider = style({ inlineSize: '100%', minBlockSize: vars.size.target, accentColor: color.accentMark });

/** What was refused, in words. */
export const failure = style({ color: color.criticalText, fontSize: vars.font.small });
