import { useLingui } from '@lingui/react/macro';
import { Minus, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import {
  against,
  card,
  figure,
  label as labelStyle,
  link,
  picture,
  trend as trendStyle,
  unit as unitStyle,
} from './StatCard.css.ts';

/** How a number moved. */
export interface Trend {
  /** The change as a share: 0.12 is twelve per cent more. */
  change: number;
  /** What it is compared with, such as 较上月. */
  against: string;
  /** Whether more is better; default true. */
  isMoreBetter?: boolean;
}

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** The number; text is drawn as it is, nothing as a dash. */
  value: number | string | undefined;
  /** What it counts in, such as 件; default none. */
  unit?: string;
  /** How it moved; not shown by default. */
  trend?: Trend;
  /** Where its list is; makes the card a link. */
  href?: string;
  /** An icon in its corner. */
  icon?: LucideIcon;
}

/** One number, how it moved, and the way to its list. */
export function StatCard({ label, value, unit, trend, href, icon }: StatCardProps) {
  const { t, i18n } = useLingui();
  const moved = trend === undefined ? 0 : Math.round(trend.change * 1000) / 1000;
  const quality = moved === 0 ? 'even' : moved > 0 === (trend?.isMoreBetter ?? true) ? 'good' : 'bad';
  const direction = moved === 0 ? t`持平` : moved > 0 ? t`上升` : t`下降`;
  const share = i18n.number(Math.abs(moved), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className={card}>
      <span className={labelStyle}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={link}>
            {label}
          </Link>
        )}
      </span>
      {icon && (
        <span className={picture}>
          <Icon of={icon} size={22} />
        </span>
      )}
      <span className={figure}>
        {value === undefined ? '—' : typeof value === 'number' ? i18n.number(value) : value}
        {unit && <span className={unitStyle}>{unit}</span>}
      </span>
      {trend && (
        <span className={trendStyle[quality]}>
          <span className={against}>{trend.against}</span>
          <Icon of={moved === 0 ? Minus : moved > 0 ? TrendingUp : TrendingDown} />
          <span className={visuallyHidden}>{direction}</span>
          {moved === 0 ? <span aria-hidden>{direction}</span> : share}
        </span>
      )}
    </div>
  );
}
