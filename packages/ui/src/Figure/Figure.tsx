import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-aria-components/Link';
import { figure, label as labelStyle, note as noteStyle, number, unit as unitStyle } from './Figure.css.ts';
import { wholeLink } from '../Link/wholeLink.css.ts';

export interface FigureProps {
  /** What is counted. */
  label: string;
  /** How many; null for what is not known. */
  value: number | null;
  /** What it counts in, such as 件; default none. */
  unit?: string;
  /** How it is judged; default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'critical';
  /** A few words below, such as what it is a part of; default none. */
  note?: string;
  /** Address of the list behind it; makes it a link. */
  href?: string;
  /** Whether it is the one that the rest of the scene is about; default false. */
  isCurrent?: boolean;
}

/** One large number of a scene, to be read from across the room. */
export function Figure({ label, value, unit, tone = 'neutral', note, href, isCurrent = false }: FigureProps) {
  const { i18n } = useLingui();
  return (
    <div className={figure} data-link={href !== undefined || undefined} data-current={isCurrent || undefined}>
      <span className={labelStyle}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={wholeLink} aria-current={isCurrent || undefined}>
            {label}
          </Link>
        )}
      </span>
      <span className={number[tone]}>
        {value === null ? '—' : i18n.number(value)}
        {unit !== undefined && value !== null && <span className={unitStyle}>{unit}</span>}
      </span>
      {note !== undefined && <span className={noteStyle}>{note}</span>}
    </div>
  );
}
