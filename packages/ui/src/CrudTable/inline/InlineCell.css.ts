import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, shadow, space } = vars;

/** The words of a cell that can be changed: underlined under pointer and focus. */
export const words = style({
  maxInlineSize: '100%',
  padding: `0 ${space.xs}`,
  marginInline: `calc(-1 * ${space.xs})`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'text',
  minBlockSize: '24px',
  selectors: { '&:hover, &:focus-visible': { borderColor: color.borderControl, background: color.surface } },
});

/** The input in a cell and its fault. */
export const editor = style({ position: 'relative', display: 'block', inlineSize: '100%' });

/** The input in a cell. */
export const input = style({
  inlineSize: '100%',
  minBlockSize: '28px',
  padding: `0 ${space.xs}`,
  border: `1px solid ${color.accentMark}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.text,
  font: 'inherit',
  selectors: {
    'select&&': {
      paddingInline: `${space.xs} 1.5em`,
      marginInline: `calc(-1 * ${space.xs})`,
      inlineSize: `calc(100% + 2 * ${space.xs})`,
    },
    '&[aria-invalid]': { borderColor: color.critical },
    '&[aria-busy=true]': { opacity: 0.6 },
  },
});

/** What is wrong with the value, over the rows beneath. */
export const fault = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: 3,
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.criticalText,
  boxShadow: shadow.overlay,
  fontSize: font.small,
  whiteSpace: 'normal',
  minInlineSize: '12em',
});
