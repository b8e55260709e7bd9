import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, space } = vars;

/** The whole message, in the middle of its place. */
export const fault = style({ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: space.sm, flex: '1 1 auto', minHeight: '40vh', padding: space.xl, textAlign: 'center' });

/** The sign above it. */
export const picture = style({ display: 'grid', placeItems: 'center', width: '64px', height: '64px', borderRadius: '50%', color: color.criticalText, background: color.criticalSoft });

/** What failed. */
export const heading = style({ fontSize: font.large, fontWeight: 600, color: color.text });

/** Why, and what to do. */
export const words = style({ maxWidth: '36em', color: color.textMuted, marginBottom: space.sm });

/** Numbers for support. */
export const details = style({ fontSize: font.small, color: color.textMuted });
