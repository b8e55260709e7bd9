import { useEffect, useState } from 'react';
import type { FormSources } from '../FormSources.ts';

/** Milliseconds after the last change before days are asked for. */
const PAUSE = 300;
const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(value);

/** Working days between two moments, asked of a source once they stand still; null while they are not known. */
export function useWorkingDays(
  ask: FormSources['workingDays'],
  [from, to]: readonly [from: string, to: string],
): number | null {
  const [known, setKnown] = useState<{ span: string; days: number } | null>(null);
  const span = `${from} ${to}`;
  useEffect(() => {
    if (ask === undefined || !isMoment(from) || !isMoment(to) || to <= from) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      ask(from, to).then(
        (days) => {
          if (!isOver) setKnown({ span, days });
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, from, to, span]);
  return known?.span === span ? known.days : null;
}
