import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { finder } from './finder.ts';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'));

/** What a key opens; null for nothing. */
function wanted({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): 'palette' | 'help' | null {
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'palette';
  return /^[?？]$/.test(key) && !ctrlKey && !metaKey && !altKey && !isField(target) ? 'help' : null;
}

const bring = () => import('./Finders.tsx');

/**
 * Menu search, command palette and the list of shortcuts; their code comes when one of them is first asked for, and
 * then listens itself.
 */
export function LazyFinders() {
  const { open } = useSnapshot(finder);
  const [Finders, setFinders] = useState<ComponentType | null>(null);
  const isWanted = open !== null;
  useEffect(() => {
    if (Finders !== null) return undefined;
    const listen = (event: KeyboardEvent) => {
      const what = wanted(event);
      if (what === null) return;
      event.preventDefault();
      finder.open = what;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [Finders]);
  useEffect(() => {
    if (!isWanted || Finders !== null) return;
    bring().then(
      (m) => setFinders(() => m.Finders),
      () => {
        finder.open = null;
      },
    );
  }, [isWanted, Finders]);
  return Finders && <Finders />;
}
