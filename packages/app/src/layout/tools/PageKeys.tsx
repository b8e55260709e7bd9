import { useShortcutKeys } from '@lattice/ui/useShortcutKeys';
import { useEffect } from 'react';

/** Milliseconds after which the command palette is loaded ahead, so that the tools of the frame come before. */
const LATER = 3000;

/** Hears the shortcuts of the page shown, and brings what the keys of the command palette open. */
export function PageKeys() {
  useShortcutKeys();
  useEffect(() => {
    const timer = setTimeout(() => void import('../finder/Finders.tsx').catch(() => null), LATER);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
