import { style } from '@vanilla-extract/css';
import { softTones } from '../theme/tones.ts';

/** A round picture or letters. */
export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  fontWeight: 500,
  lineHeight: 1,
  overflow: 'hidden',
  userSelect: 'none',
});

/** The picture fills the round. */
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** The grounds letters may stand on. */
export const grounds = [softTones.accent, softTones.success, softTones.warning, softTones.info, softTones.critical].map(
  (soft) => style(soft),
);
