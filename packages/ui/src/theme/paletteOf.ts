import type { Hex } from './contrast.ts';
import type { Palette } from './contrastFit.ts';
import type { ColorRole } from './seeds.ts';

const behind: Partial<Record<ColorRole, ColorRole>> = {
  sidebar: 'canvas',
  sidebarEnd: 'canvasEnd',
  topbar: 'canvas',
  topbarEnd: 'canvasEnd',
};

/**
 * The plain colours among tokens; a transparent bar counts as the canvas behind it, other translucent tokens are left
 * out.
 */
export function paletteOf(tokens: Readonly<Partial<Record<ColorRole, string>>>): Palette {
  const isHex = (value: string | undefined): value is Hex => value !== undefined && /^#[0-9a-f]{6}$/i.test(value);
  return Object.fromEntries(
    (Object.keys(tokens) as ColorRole[]).flatMap((role) => {
      const own = tokens[role];
      const value = own === 'transparent' && behind[role] ? tokens[behind[role]] : own;
      return isHex(value) ? [[role, value]] : [];
    }),
  );
}
