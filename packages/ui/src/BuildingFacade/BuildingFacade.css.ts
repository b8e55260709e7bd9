import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The room of the front, scrolled where it is wider than the page. */
export const frame = style({ overflowX: 'auto', paddingBlockEnd: space.sm });

/** The front. */
export const front = style({ borderCollapse: 'separate', borderSpacing: `${space.xs} ${space.xs}` });

/** The name of a unit or floor. */
export const name = style({
  padding: `0 ${space.sm}`,
  color: color.textMuted,
  fontWeight: 600,
  fontSize: font.small,
  whiteSpace: 'nowrap',
});

/** The floors' names, which stay while units are scrolled. */
export const floor = style([
  name,
  { position: 'sticky', insetInlineStart: 0, background: color.surface, textAlign: 'end', zIndex: 1 },
]);

/** The houses of a unit on a floor. */
export const stair = style({
  padding: space.xs,
  background: color.sunken,
  borderRadius: radius.control,
  verticalAlign: 'top',
});

/** Those houses side by side. */
export const houses = style({ display: 'flex', gap: space.xs, minBlockSize: size.control });

const house = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.xs}`,
  inlineSize: '7.5rem',
  minBlockSize: size.target,
  padding: `${space.xs} ${space.sm}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: font.small,
  textAlign: 'start',
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});

/** What a house that opens adds. */
const opens = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: 'currentcolor' },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
  },
});

const grounds = {
  neutral: { background: color.neutralSoft, color: color.text },
  success: { background: color.successSoft, color: color.successText },
  info: { background: color.infoSoft, color: color.infoText },
  warning: { background: color.warningSoft, color: color.warningText },
  critical: { background: color.criticalSoft, color: color.criticalText },
};

/** A house that is only looked at, on the ground of how it is used. */
export const still = styleVariants(grounds, (ground) => [house, ground]);

/** A house on the ground of how it is used. */
export const tone = styleVariants(grounds, (ground) => [house, opens, ground]);

/** The number of a house. */
export const number = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The signs at the end of a line. */
export const signs = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 2,
  minBlockSize: '1.25em',
});

/** The tally of uses above the front. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: `${space.sm} 0`,
  padding: 0,
  listStyle: 'none',
});

const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `2px ${space.sm}`,
  borderRadius: radius.pill,
  fontSize: font.small,
});

/** An entry of it. */
export const tally = styleVariants({
  plain: [entry, { color: color.text }],
  neutral: [entry, { background: color.neutralSoft, color: color.text }],
  success: [entry, { background: color.successSoft, color: color.successText }],
  info: [entry, { background: color.infoSoft, color: color.infoText }],
  warning: [entry, { background: color.warningSoft, color: color.warningText }],
  critical: [entry, { background: color.criticalSoft, color: color.criticalText }],
});
