import { useShortcutKeys } from '@lattice/ui/useShortcutKeys';

/** Hears the shortcuts of the page shown. */
export function PageKeys() {
  useShortcutKeys();
  return null;
}
