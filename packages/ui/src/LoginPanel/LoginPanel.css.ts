import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, image, radius, shadow, size, space } = vars;
const roomy = '(min-width: 768px)';

/** The whole window. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  color: color.text,
  background: `${image.gate}, linear-gradient(135deg, ${color.loginBackdrop}, ${color.loginBackdropEnd})`,
});

/** The whole window before a picture of the tenant. */
export const pictured = style({ backgroundSize: 'cover', backgroundPosition: 'center' });

/** Language and theme before a picture, on a ground of their own so that they can be read. */
export const grounded = style({
  alignSelf: 'flex-end',
  margin: space.sm,
  borderRadius: radius.card,
  background: color.surface,
});

/** Language and theme. */
export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: space.xs, padding: space.md });

/** Name of the platform and form, side by side where there is room. */
export const card = style({
  display: 'grid',
  width: 'min(920px, calc(100vw - 24px))',
  margin: 'auto',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: `calc(${radius.card} * 1.4)`,
  background: color.surface,
  boxShadow: shadow.overlay,
  '@media': { [roomy]: { gridTemplateColumns: '1fr 1fr', minHeight: '520px' } },
});

/** The half with the name of the platform. */
export const brand = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: space.sm,
  overflow: 'hidden',
  padding: space.xl,
  color: color.onBrand,
  background: `linear-gradient(160deg, ${color.brand}, ${color.brandEnd})`,
  '@media': { [roomy]: { padding: `calc(${space.xl} * 1.5)` } },
});

/** The lattice behind the name. */
export const picture = style({
  display: 'none',
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  width: '100%',
  height: '68%',
  color: 'inherit',
  opacity: 0.45,
  maskImage: 'linear-gradient(to bottom, #000 30%, transparent)',
  WebkitMaskImage: 'linear-gradient(to bottom, #000 30%, transparent)',
  '@media': { [roomy]: { display: 'block' } },
});

/** The Chinese name. */
export const name = style({
  position: 'relative',
  fontSize: `calc(${font.title} * 1.35)`,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '0.02em',
});

/** The English name. */
export const english = style({ position: 'relative', fontSize: font.base });

/** The name of the tenant. */
export const tenant = style({ position: 'relative', fontSize: font.base, fontWeight: 600 });

/** The half with the form. */
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.lg,
  minWidth: 0,
  padding: space.xl,
  '@media': { [roomy]: { padding: `calc(${space.xl} * 1.5)` } },
});

/** The heading of the form. */
export const heading = style({ fontSize: `calc(${font.title} * 1.3)`, fontWeight: 600 });

/** The inputs. */
export const form = style({ display: 'grid', gap: space.sm });

globalStyle(`${form} > [role=alert], ${form} > [role=status]`, { marginBottom: space.xs });

/** The row of ways in that have a form. */
export const wayTabs = style({
  display: 'flex',
  gap: space.xs,
  marginBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
});

/** One of them. */
export const wayTab = style({
  minHeight: `max(${size.control}, 40px)`,
  paddingInline: space.md,
  border: 0,
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected=true]': { color: color.accentText, borderBlockEndColor: color.accentMark, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** What has a code sent, at the end of its field. */
export const send = style({
  flex: 'none',
  alignSelf: 'stretch',
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.control,
  color: color.accentText,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled=true]': { color: color.textMuted, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** Ways in by other accounts. */
export const socials = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  marginTop: space.sm,
});

/** The words above them. */
export const socialHeading = style({ textAlign: 'center', fontSize: font.small, color: color.textMuted });
