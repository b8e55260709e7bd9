import { useLingui } from '@lingui/react/macro';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Calendar.css.ts';
import type { CalendarMark } from './marks.ts';

interface CalendarDayProps {
  /** The day, `yyyy-MM-dd`. */
  day: string;
  /** What is on it. */
  marks: readonly CalendarMark[];
}

/** Everything on one day, read out when the day changes. */
export function CalendarDay({ day, marks }: CalendarDayProps) {
  const { t, i18n } = useLingui();
  const spoken = i18n.date(new Date(day), { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' });
  return (
    <div className={css.day} role="status">
      <Text as="strong">{spoken}</Text>
      {marks.length === 0 && <Text tone="muted">{t`这一天没有安排`}</Text>}
      <ul>
        {marks.map(({ label, tone = 'accent', href }) => (
          <li key={label} className={css.mark}>
            <span className={css.dot[tone]} />
            {href === undefined ? label : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}
