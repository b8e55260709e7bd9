import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

/** The box below the people. */
export const add = style({ maxInlineSize: '30rem', paddingBlockStart: vars.space.md });

/** Why nothing was saved, where no form says it. */
export const told = style({ outline: 'none', selectors: { '&:empty': { display: 'none' } } });

/** What decides, in sight at the lower edge. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

/** Keys that save and walk, at the other end. */
export const keys = style({ marginInlineEnd: 'auto' });

/** The keys, which a phone has not; its buttons stand in one line. */
export const keyboard = style({ '@media': { '(max-width: 767px)': { display: 'none' } } });
