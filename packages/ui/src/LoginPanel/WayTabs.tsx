import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { wayTab, wayTabs } from './LoginPanel.css.ts';

/** A way in with a form of its own. */
export interface Way {
  id: string;
  label: string;
  form: ReactNode;
}

interface WayTabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  ways: readonly Way[];
}

/**
 * Ways in side by side, one of which is shown; tabs without React Aria, since everybody waits for the login page. Forms
 * keep what was typed, also when another way is learnt of later.
 */
export function WayTabs({ label, ways }: WayTabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(ways[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  const isChoice = ways.length > 1;
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = ways.findIndex((way) => way.id === chosen) + (isMirrored ? -step : step);
    const next = ways.at(place % ways.length);
    if (next === undefined) return;
    setChosen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-way="${next.id}"]`)?.focus();
  };
  return (
    <div>
      {isChoice && (
        <div ref={list} role="tablist" aria-label={label} className={wayTabs}>
          {ways.map((way) => (
            <button
              key={way.id}
              type="button"
              role="tab"
              id={`${id}-${way.id}-tab`}
              data-way={way.id}
              className={wayTab}
              aria-selected={way.id === chosen}
              aria-controls={`${id}-${way.id}`}
              tabIndex={way.id === chosen ? 0 : -1}
              onClick={() => setChosen(way.id)}
              onKeyDown={move}
            >
              {way.label}
            </button>
          ))}
        </div>
      )}
      {ways.map((way) => (
        <div
          key={way.id}
          {...(isChoice && {
            role: 'tabpanel',
            id: `${id}-${way.id}`,
            'aria-labelledby': `${id}-${way.id}-tab`,
            hidden: way.id !== chosen,
          })}
        >
          {way.form}
        </div>
      ))}
    </div>
  );
}
