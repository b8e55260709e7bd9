import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The room of one person. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.sunken,
  color: color.text,
});

/** The picture, whole and in the middle. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-mirrored]': { transform: 'scaleX(-1)' }, '&[data-hidden]': { visibility: 'hidden' } },
});

/** Who it is and what is off, on the picture. */
export const plate = style({
  position: 'absolute',
  insetInlineStart: space.sm,
  insetBlockEnd: space.sm,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  maxInlineSize: `calc(100% - 2 * ${space.sm})`,
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: font.small,
});

/** The name. */
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Why nothing is heard. */
export const blocked = style({ position: 'absolute', insetBlockStart: space.sm, insetInlineEnd: space.sm });
