import { useLingui } from '@lingui/react/macro';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import { against, cell, label as labelStyle, moved as movedStyle, number, strip, trend } from './FigureStrip.css.ts';
import { wholeLink } from '../Link/wholeLink.css.ts';

/** One number of an area. */
export interface Figure {
  /** What is counted. */
  label: string;
  value: number;
  /** Where its list is; makes it a link. */
  href?: string;
  /** Whether it calls for attention; default `neutral`. */
  tone?: 'neutral' | 'critical';
  /** The same of the period before, what that is called, and whether more is better (default true). */
  before?: { value: number; label: string; isMoreBetter?: boolean };
}

export interface FigureStripProps {
  /** Name of the strip, for screen readers. */
  label: string;
  figures: readonly Figure[];
  /** Whether the numbers are on their way: their room is kept; default false. */
  isLoading?: boolean;
}

/** A few numbers in one line, each the way to its list, with what they were before. */
export function FigureStrip({ label, figures, isLoading = false }: FigureStripProps) {
  return (
    <dl aria-label={label} aria-busy={isLoading} className={strip}>
      {figures.map((figure) => (
        <div key={figure.label} className={cell} data-link={figure.href !== undefined || undefined}>
          <Cell {...figure} />
        </div>
      ))}
    </dl>
  );
}

function Cell({ label, value, href, tone = 'neutral', before }: Figure) {
  const { i18n } = useLingui();
  return (
    <>
      <dt className={labelStyle}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={wholeLink}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={number[tone]}>{i18n.number(value)}</dd>
      {before !== undefined && <Change value={value} before={before} />}
    </>
  );
}

function Change({ value, before }: { value: number; before: NonNullable<Figure['before']> }) {
  const { t, i18n } = useLingui();
  const moved = value - before.value;
  const quality = moved === 0 ? 'even' : moved > 0 === (before.isMoreBetter ?? true) ? 'good' : 'bad';
  const change = i18n.number(Math.abs(moved));
  const words = moved === 0 ? t`持平` : moved > 0 ? t`多 ${change}` : t`少 ${change}`;
  return (
    <dd className={trend[quality]}>
      <span className={against}>{before.label}</span>
      <span className={movedStyle}>
        <Icon of={moved === 0 ? Minus : moved > 0 ? TrendingUp : TrendingDown} size="14px" />
        {words}
      </span>
    </dd>
  );
}
