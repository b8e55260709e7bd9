import type { CSSProperties, ReactNode } from 'react';
import { vars } from '../theme/vars.css.ts';
import { columnVars, type GridColumns } from './columnVars.ts';
import { fitted, grid } from './Grid.css.ts';

export interface GridProps {
  /** What is laid out, one cell each. */
  children: ReactNode;
  /**
   * Columns: one number, or one per layout size; a size without one uses that of the size below. Default `{ xs: 1, sm:
   * 2, md: 3, lg: 4 }`.
   */
  columns?: GridColumns;
  /** Minimum width of a column, in pixels; with it there are as many columns as fit and `columns` is not read. */
  minWidth?: number;
  /** The space between, a role or pixels; default `lg`. */
  gap?: keyof typeof vars.space | number;
  /** Extra class, for placement by the parent. */
  className?: string;
}

/** Cells in even columns that become fewer on narrow screens; their order never changes. */
export function Grid({
  children,
  columns = { xs: 1, sm: 2, md: 3, lg: 4 },
  minWidth,
  gap = 'lg',
  className = '',
}: GridProps) {
  const own = minWidth === undefined ? columnVars(columns) : { '--lt-grid-least': `${minWidth}px` };
  const style: CSSProperties = { ...own, gap: typeof gap === 'number' ? gap : vars.space[gap] };
  return (
    <div className={`${minWidth === undefined ? grid : fitted} ${className}`} style={style}>
      {children}
    </div>
  );
}
