import type { CSSProperties, ReactNode } from 'react';
import { descriptions, entry, label as labelStyle, value as valueStyle } from './Descriptions.css.ts';

/** One fact of a record. */
export interface Description {
  /** What it is. */
  label: string;
  /** How it is; nothing is shown as a dash. */
  value: ReactNode;
  /** Columns it takes; default 1. */
  span?: number;
}

export interface DescriptionsProps {
  /** The facts, in reading order. */
  items: readonly Description[];
  /** Columns on wide screens; default 2. Under 768 px there is one. */
  columns?: number;
}

const isNothing = (value: ReactNode) =>
  value === undefined || value === null || value === '' || typeof value === 'boolean';

/** The span of each fact: its own, stretched to the end of the line where the next would not fit. */
function spans(items: readonly Description[], columns: number): number[] {
  const own = items.map(({ span = 1 }) => Math.min(Math.max(span, 1), columns));
  let used = 0;
  return own.map((span, index) => {
    const start = used + span > columns ? 0 : used;
    const next = own[index + 1];
    const isLast = next === undefined || start + span + next > columns;
    used = isLast ? 0 : start + span;
    return isLast ? columns - start : span;
  });
}

/** A record to be read: labels and values in a ruled grid. */
export function Descriptions({ items, columns = 2 }: DescriptionsProps) {
  const widths = spans(items, columns);
  return (
    <dl className={descriptions} style={{ '--lt-columns': columns } as CSSProperties}>
      {items.map(({ label, value }, index) => (
        <div key={label} className={entry} style={{ '--lt-span': widths[index] } as CSSProperties}>
          <dt className={labelStyle}>{label}</dt>
          <dd className={valueStyle}>{isNothing(value) ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
