import { preferences } from './preferences.ts';
import { showAccent } from './showAccent.ts';

/**
 * Fits the person's own accent to the theme of this version of the product, and again when the system asks for another
 * contrast.
 */
export function refreshAccent(): void {
  const show = () => {
    if (preferences.accent !== null) showAccent(preferences.accent);
  };
  show();
  matchMedia('(prefers-contrast: more)').addEventListener('change', show);
}
