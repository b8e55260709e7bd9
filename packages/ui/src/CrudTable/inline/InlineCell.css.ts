import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, shadow, space } = vars;

const inLine = { boxSizing: 'border-box', lineHeight: 1.5, verticalAlign: 'middle' } as const;

/** The words of a cell that can be changed: dashes under them, a box under pointer and focus. */
export const words = style({
  maxInlineSize: '100%',
  padding: `0 ${space.xs}`,
  marginInline: `calc(-1 * ${space.xs})`,
  border: '1px solid transparent',
  borderBlockEnd: `1px dashed ${color.borderControl}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  ...inLine,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'text',
  minBlockSize: '24px',
  selectors: { '&:hover, &:focus-visible': { border: `1px solid ${color.borderControl}`, background: color.surface } },
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
  ...inLine,
  selectors: {
    '&&': { marginInline: `calc(-1 * ${space.xs})`, inlineSize: `calc(100% + 2 * ${space.xs})` },
    'select&&': { paddingInline: `${space.xs} 1.5em` },
    '&&[type=date]': { paddingInline: '2px 0' },
    '&[aria-invalid]': { borderColor: color.critical },
    '&[aria-busy=true]': { opacity: 0.6 },
  },
});

/** What is wrong with the value, over the rows beneath. */
export const fault = style({
  maxInlineSize: '20em',
  padding: `${space.xs} ${space.sm}`,
  border: `1px solid ${color.critical}`,
  borderRadius: radius.control,
  background: color.raised,
  color: color.criticalText,
  boxShadow: shadow.overlay,
  fontSize: font.small,
});
