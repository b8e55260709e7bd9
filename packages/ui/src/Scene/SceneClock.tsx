import { townZone } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { clockFormat } from '../StaleBadge/clockFormat.ts';
import { clock, day } from './Scene.css.ts';

const dayFormat = { month: 'short', day: 'numeric', weekday: 'short' } as const;

/** Day and time, for walls; it stands still while the page is hidden. */
export function SceneClock() {
  const { i18n } = useLingui();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(new Date());
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={clock}>
      <span className={day}>{i18n.date(now, { ...dayFormat, timeZone: townZone() })}</span>
      <time dateTime={now.toISOString()}>{i18n.date(now, clockFormat())}</time>
    </span>
  );
}
