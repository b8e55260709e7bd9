import type { Hex } from '@lattice/ui/theme/contrast';
import { browserStore } from './browserStore.ts';

let latest: Hex | null = null;

/**
 * Gives the page the person's own accent as the theme shown can bear it, or the theme's again, and keeps the colours
 * for the first paint of the next visit (public/boot.js).
 */
export function showAccent(accent: Hex | null): void {
  latest = accent;
  import('@lattice/ui/theme/applyAccent').then(
    ({ accentProperties, applyAccent }) => {
      if (latest !== accent) return;
      const applied = applyAccent(accent);
      browserStore.write('accent-colours', applied && JSON.stringify(accentProperties(applied.tokens)));
    },
    () => null,
  );
}
