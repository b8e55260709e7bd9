import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { clockFormat } from './clockFormat.ts';
import { age, badge } from './StaleBadge.css.ts';

export interface StaleBadgeProps {
  /** When the data were asked for; null while nothing has come. */
  asOf: Date | null;
  /** Whether they could not be asked for again; default false. */
  isStale?: boolean;
}

/** From when the figures beside it are, and that they are old where nothing newer could be had. */
export function StaleBadge({ asOf, isStale = false }: StaleBadgeProps) {
  const { t, i18n } = useLingui();
  if (asOf === null && !isStale) return null;
  const time = asOf === null ? '' : i18n.date(asOf, clockFormat());
  return (
    <span className={badge} data-stale={isStale || undefined}>
      {isStale && (
        <span className={age}>
          <Icon of={CircleAlert} size="14px" />
          {t`已过期`}
        </span>
      )}
      {time !== '' && <span>{t`数据截至 ${time}`}</span>}
    </span>
  );
}
