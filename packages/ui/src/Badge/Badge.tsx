import type { ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { count as countStyle, holder } from './Badge.css.ts';

export interface BadgeProps {
  /** How many; at zero nothing is drawn. Above 99 it reads 99+. */
  count: number;
  /** What the number means, for screen readers, such as 12 条未读. */
  label: string;
  /** What it is pinned to; default nothing: it stands alone. */
  children?: ReactNode;
}

/** A count of what waits. */
export function Badge({ count, label, children }: BadgeProps) {
  const mark = count > 0 && (
    <span className={countStyle}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
  return children ? (
    <span className={holder}>
      {children}
      {mark}
    </span>
  ) : (
    mark
  );
}
