import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Names, note and error, one under the other. */
export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md });

/** The names that will be touched. */
export const list = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

/** One name, cut where it is long. */
export const item = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.9 });
