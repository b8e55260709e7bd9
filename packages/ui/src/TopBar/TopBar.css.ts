import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, size, space } = vars;
const roomy = '(min-width: 768px)';

/** The bar across the top. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: size.topbar,
  paddingInline: space.sm,
  color: color.onTopbar,
  background: `linear-gradient(90deg, ${color.topbar}, ${color.topbarEnd}), ${color.canvas}`,
  borderBottom: `1px solid ${color.topbarLine}`,
  '@media': { [roomy]: { paddingInline: space.lg, gap: space.sm }, print: { display: 'none' } },
});

// The picture of the side bar is mirrored where lines run from right to left.
globalStyle(`[dir=rtl] ${bar} > button > svg`, { transform: 'scaleX(-1)' });

/** Mark and name of the platform, the way home. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: '1 1 auto',
  minWidth: 0,
  position: 'relative',
  containerType: 'inline-size',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' } },
});

/** The two names, one above the other; read out only, where a few letters alone could be seen. */
export const names = style({
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.25,
  '@container': { '(max-width: 8rem)': { opacity: 0 } },
});

const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;

/** The name in the language shown. */
export const mainName = style({ ...cut, fontSize: font.large, fontWeight: font.strong });

/** The name in the other language. */
export const otherName = style({
  ...cut,
  display: 'none',
  fontSize: font.small,
  '@media': { [roomy]: { display: 'block' } },
});

/** The tools, which stay whole while the name is cut. */
export const tools = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [roomy]: { gap: space.sm } },
});

/** The name on the account button, where there is room. */
export const personName = style({
  ...cut,
  display: 'none',
  maxWidth: '10em',
  '@media': { [roomy]: { display: 'inline' } },
});
