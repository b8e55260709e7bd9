import { Plural, useLingui } from '@lingui/react/macro';
import { ShieldCheck, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { alarm, buttons, count, detail, end, list, strip, title as titleStyle } from './AlarmStrip.css.ts';

/** Something that somebody has to take note of. */
export interface Alarm {
  /** Unique within the strip. */
  id: string;
  title: string;
  /** Where and when, in one line; default none. */
  detail?: string;
  /** Where it is told whole; default nowhere. */
  href?: string;
  /** Whether it is worse than the others; default false. */
  isSevere?: boolean;
}

export interface AlarmStripProps {
  /** Name of the strip, for screen readers. */
  label: string;
  /** The alarms, the worst first; without any nothing is drawn. */
  alarms: readonly Alarm[];
  /** Takes note of an alarm; without it, or where it gives no way, there is no button. */
  onAcknowledge?: (id: string) => void;
  /** The words of that button; default 确认. */
  acknowledgeLabel?: string;
  /** The one that is being acknowledged; default none. */
  busy?: string;
  /** How many are drawn; default 2. */
  most?: number;
  /** Words of a calm strip of the same height while there is no alarm; default nothing is drawn then. */
  calm?: string;
  /** Buttons at the end; default none. */
  actions?: ReactNode;
}

/** What is wrong now, across the top of a scene, until somebody has taken note of it; nothing blinks. */
export function AlarmStrip({
  label,
  alarms,
  onAcknowledge,
  acknowledgeLabel,
  busy,
  most = 2,
  calm,
  actions,
}: AlarmStripProps) {
  const { t } = useLingui();
  if (alarms.length === 0 && calm === undefined) return null;
  if (alarms.length === 0)
    return (
      <section aria-label={label} className={strip} data-calm>
        <span className={count} role="status">
          <Icon of={ShieldCheck} size="20px" />
          {calm}
        </span>
        {actions !== undefined && <span className={end}>{actions}</span>}
      </section>
    );
  return (
    <section aria-label={label} className={strip}>
      <span className={count} role="status">
        <Icon of={Siren} size="20px" />
        <Plural value={alarms.length} other="# 条待确认" />
      </span>
      <ul className={list}>
        {alarms.slice(0, most).map((one, at) => (
          <li key={one.id || `#${at}`} className={alarm} data-severe={one.isSevere || undefined}>
            {one.href === undefined ? (
              <span className={titleStyle}>{one.title}</span>
            ) : (
              <Link href={one.href} className={titleStyle}>
                {one.title}
              </Link>
            )}
            {one.detail !== undefined && <span className={detail}>{one.detail}</span>}
            {onAcknowledge && (
              <span className={buttons}>
                <Button
                  size="small"
                  isPending={busy === one.id}
                  aria-label={t`${acknowledgeLabel ?? t`确认`}：${one.title}`}
                  onPress={() => onAcknowledge(one.id)}
                >
                  {acknowledgeLabel ?? t`确认`}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {actions !== undefined && <span className={end}>{actions}</span>}
    </section>
  );
}
