import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;
const ring = { outline: `2px solid ${color.focusRing}`, outlineOffset: '-1px' };
const bare = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;
const drawn = { ...bare, position: 'relative', verticalAlign: 'middle', marginBlockStart: -2 } as const;
const locked = { cursor: 'not-allowed', opacity: 0.5 };

const tagBase = style({
  padding: `2px ${space.sm}`,
  borderRadius: radius.control,
  fontSize: '0.9286em',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { marginInlineStart: space.xs } },
});

/** A word on the soft ground of its role. */
export const tag = styleVariants({
  neutral: [tagBase, { background: color.neutralSoft, color: color.textMuted }],
  accent: [tagBase, { background: color.accentSoft, color: color.accentText }],
  success: [tagBase, { background: color.successSoft, color: color.successText }],
  warning: [tagBase, { background: color.warningSoft, color: color.warningText }],
  critical: [tagBase, { background: color.criticalSoft, color: color.criticalText }],
  info: [tagBase, { background: color.infoSoft, color: color.infoText }],
});

const actionBase = style({
  ...bare,
  minBlockSize: size.target,
  minInlineSize: size.target,
  padding: `0 ${space.sm}`,
  borderRadius: radius.control,
  lineHeight: 1.5,
  selectors: {
    '&[aria-disabled]': { color: color.textDisabled, background: 'none', cursor: 'not-allowed' },
    '&:focus-visible': ring,
  },
});

/** A button of a row. */
export const action = styleVariants({
  neutral: [
    actionBase,
    { color: color.accentText, selectors: { '&:hover:not([aria-disabled])': { background: color.accentSoft } } },
  ],
  critical: [
    actionBase,
    { color: color.criticalText, selectors: { '&:hover:not([aria-disabled])': { background: color.criticalSoft } } },
  ],
});

/** The button that opens the menu of a row. */
export const more = style([
  actionBase,
  {
    color: color.textMuted,
    fontWeight: 600,
    selectors: {
      '&:hover': { background: color.accentSoft, color: color.accentText },
    },
  },
]);

/** The box that selects a row: the target is the button, the box is drawn in it. */
export const checkbox = style({
  ...drawn,
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.control,
  '::before': {
    content: '',
    position: 'absolute',
    inset: `calc((${size.target} - ${size.icon}) / 2)`,
    border: `1px solid ${color.borderControl}`,
    borderRadius: `min(${radius.control}, 4px)`,
    background: color.surface,
  },
  // The tick is always there and only hidden, because to select all of a page is to show hundreds at once, and a new
  // box is laid out while a shown one is only painted.
  '::after': {
    content: '',
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    insetBlockStart: `calc((${size.target} - ${size.icon} * 0.75) / 2)`,
    insetInlineStart: `calc((${size.target} - ${size.icon} * 0.32) / 2)`,
    inlineSize: `calc(${size.icon} * 0.32)`,
    blockSize: `calc(${size.icon} * 0.58)`,
    border: `solid ${color.surface}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  selectors: {
    '&[aria-checked="true"]::before, &[aria-checked="mixed"]::before': {
      background: color.accentMark,
      borderColor: color.accentMark,
    },
    '&[aria-checked="true"]::after': { visibility: 'visible' },
    '&[aria-checked="mixed"]::after': {
      visibility: 'visible',
      inset: `calc(${size.target} / 2 - 1px) calc((${size.target} - ${size.icon} / 2) / 2)`,
      inlineSize: 'auto',
      blockSize: 'auto',
      borderWidth: '2px 0 0',
      transform: 'none',
    },
    '&:hover::before': { borderColor: color.accentMark },
    '&:focus-visible': ring,
  },
});

/** A switch: the track and the knob are drawn in the button. */
export const toggle = style({
  ...drawn,
  inlineSize: `calc(${size.icon} * 2 + 6px)`,
  blockSize: size.target,
  borderRadius: radius.pill,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc((${size.target} - ${size.icon}) / 2 - 2px)`,
    border: '1px solid transparent',
    borderRadius: radius.pill,
    background: color.borderControl,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc((${size.target} - ${size.icon}) / 2)`,
    insetInlineStart: 2,
    boxSizing: 'border-box',
    inlineSize: size.icon,
    blockSize: size.icon,
    border: `calc(${size.icon} / 2) solid ${color.surface}`,
    borderRadius: radius.pill,
  },
  selectors: {
    '&[aria-checked="true"]::before': { background: color.accentMark },
    '&[aria-checked="true"]::after': { transform: `translateX(calc(${size.icon} + 2px))`, borderColor: color.surface },
    '&:focus::before, &:focus::after': { transition: `background ${motion.fast}, transform ${motion.fast}` },
    '[dir="rtl"] &[aria-checked="true"]::after': { transform: `translateX(calc(${size.icon} * -1 - 2px))` },
    '&[aria-disabled]': locked,
    '&:focus-visible': ring,
  },
  '@media': {
    print: {
      selectors: {
        '&::before': { display: 'none' },
        '&::after, &[aria-checked="true"]::after': { content: '✗', position: 'static', border: 0, transform: 'none' },
        '&[aria-checked="true"]::after': { content: '✓' },
      },
    },
  },
});

/** A picture that fits its row. */
export const image = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  blockSize: `calc(${size.row} - 10px)`,
  inlineSize: 'auto',
  borderRadius: radius.control,
  objectFit: 'cover',
});

/** The button that opens and closes a row of a tree. */
export const twisty = style({
  ...drawn,
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.control,
  '::before': {
    content: '',
    position: 'absolute',
    inset: `calc(${size.target} / 2 - 4px)`,
    border: `solid ${color.textMuted}`,
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'translateX(-1px) rotate(-45deg)',
  },
  selectors: {
    '&[aria-expanded="true"]::before': { transform: 'translateY(-2px) rotate(45deg)' },
    '[dir="rtl"] &:not([aria-expanded="true"])::before': { transform: 'translateX(1px) rotate(135deg)' },
    '&[aria-busy="true"]': { opacity: 0.4 },
    '&:hover': { background: color.sunken },
    '&:focus-visible': ring,
  },
});

/** The room of the button that a childless row of a tree does not have. */
export const leaf = style({ display: 'inline-block', inlineSize: size.target });

/** The line of a cell of two that has nothing to tell beside: in the middle of both. */
export const only = style({
  '@media': { screen: { display: 'block', lineHeight: 'calc(2 * var(--lt-table-line, 1.2em))' } },
});

/** The second one: what is told beside; the clip is for cards, where it is a box. */
export const second = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.textMuted,
  fontSize: font.small,
  selectors: { '&[data-tone="critical"]': { color: color.criticalText, fontWeight: 500 } },
});
