import { basename } from 'node:path';
import type { Theme } from '@lattice/ui/theme/defineTheme';
import { contrast, type Hex } from '@lattice/ui/theme/contrast';
import { pairs } from '@lattice/ui/theme/pairs';
import type { ColorRole } from '@lattice/ui/theme/seeds';
import { describe, expect, it } from 'vitest';

const themes = import.meta.glob<Theme>('../themes/*.css.ts', { eager: true, import: 'theme' });

/** The colours that may lie behind a role; a transparent bar shows the canvas. */
function behind(tokens: Theme['tokens'], role: ColorRole): Hex[] {
  const roles: ColorRole[] = tokens[role] === 'transparent' ? ['canvas', 'canvasEnd'] : [role];
  return roles.map((name) => tokens[name] as Hex);
}

describe('themes', () => {
  it('are found', () => expect(Object.keys(themes).length).toBeGreaterThan(2));

  for (const [path, theme] of Object.entries(themes)) {
    it(`${basename(path)} is named after its file`, () => expect(`${theme.name}.css.ts`).toBe(basename(path)));

    it(`${theme.name} has the contrast of every declared pair`, () => {
      const failing = pairs.flatMap(([foreground, background, minimum]) =>
        behind(theme.tokens, background).flatMap((color) => {
          const ratio = contrast(theme.tokens[foreground] as Hex, color);
          return ratio >= minimum ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}, needs ${minimum}`];
        }),
      );
      expect(failing).toEqual([]);
    });
  }
});
