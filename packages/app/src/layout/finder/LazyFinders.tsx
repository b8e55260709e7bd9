import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { closeFinder, finder } from './finder.ts';
import { box } from './LazyFinders.css.ts';

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
 * Menu search, command palette and the list of shortcuts; their code comes with PageKeys, or when one of them is asked
 * for before, and then listens itself. What is typed while it comes stands in a box of its own, and then in theirs.
 */
export function LazyFinders() {
  const { t } = useLingui();
  const { open, typed } = useSnapshot(finder);
  const [Finders, setFinders] = useState<ComponentType | null>(null);
  const input = useRef<HTMLInputElement>(null);
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
  useLayoutEffect(() => {
    if (!isWanted || Finders !== null) return undefined;
    const opener = document.activeElement;
    const field = input.current;
    field?.focus();
    const giveBack = () => {
      field?.blur();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
    bring().then((m) => {
      if (finder.open === null) return;
      // The overlay gives focus back to what has it when it opens.
      giveBack();
      flushSync(() => setFinders(() => m.Finders));
    }, closeFinder);
    return giveBack;
  }, [isWanted, Finders]);
  if (Finders !== null) return <Finders />;
  return (
    isWanted && (
      <input
        ref={input}
        className={box}
        aria-label={t`搜索`}
        value={typed}
        onChange={({ target }) => {
          finder.typed = target.value;
        }}
        onKeyDown={({ key }) => key === 'Escape' && closeFinder()}
      />
    )
  );
}
