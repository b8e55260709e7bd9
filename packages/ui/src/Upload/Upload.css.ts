import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The list and the place to drop. */
export const upload = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

/** The place that takes files. */
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  minBlockSize: '64px',
  padding: space.md,
  border: `1px dashed ${color.borderControl}`,
  borderRadius: radius.control,
  color: color.textMuted,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accentMark, color: color.accentText },
    '&[data-over]': {
      borderColor: color.accentMark,
      borderStyle: 'solid',
      color: color.accentText,
      background: color.accentSoft,
    },
    '&[data-invalid]': { borderColor: color.criticalText },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
});

/** The files. */
export const list = style({ display: 'grid', gap: '2px' });

/** One file. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control,
  paddingInline: space.sm,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: color.sunken,
  selectors: {
    '&[data-over]': { borderColor: color.accentMark },
    '&[data-failed]': { borderColor: color.criticalText, background: color.criticalSoft, color: color.criticalText },
  },
});

/** What takes a file to another place by pointer. */
export const grip = style({ display: 'flex', cursor: 'grab', color: color.textMuted });

/** Its name. */
export const fileName = style({ flex: '1 1 8em', minInlineSize: 0, overflowWrap: 'anywhere' });

/** A sound, played where its file is listed. */
export const sound = style({ display: 'block', inlineSize: '100%', maxInlineSize: '320px', blockSize: '36px' });

/** A film, played there too; its room does not wait for its size. */
export const film = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '320px',
  aspectRatio: '16 / 9',
  background: '#000',
  '@media': { print: { display: 'none' } },
});

/** The button of a picture's name. */
export const open = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  minBlockSize: size.target,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

/** How much of it is sent. */
export const bar = style({ flex: '0 1 120px', accentColor: color.accentMark });

/** What was refused, in words. */
export const failure = style({ fontSize: font.small, lineHeight: 1.5, color: color.criticalText });

/** A picture in the dialog. */
export const full = style({ display: 'block', maxBlockSize: '75vh', marginInline: 'auto' });
