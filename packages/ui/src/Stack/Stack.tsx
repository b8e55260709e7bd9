import type { CSSProperties, ReactNode } from 'react';
import { vars } from '../theme/vars.css.ts';

export interface StackProps {
  /** What is laid out. */
  children: ReactNode;
  /** Along which way; default `column`. */
  direction?: 'row' | 'column';
  /** The space between, a role or pixels; default `md`. */
  gap?: keyof typeof vars.space | number;
  /** Across the way; default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Along the way; default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether a row may break into several; default false. */
  wrap?: boolean;
  /** Extra class, for placement by the parent. */
  className?: string;
}

const places = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
  between: 'space-between',
} as const;

/** Children in a row or a column with even space between. */
export function Stack({
  children,
  direction = 'column',
  gap = 'md',
  align = 'stretch',
  justify = 'start',
  wrap = false,
  className,
}: StackProps) {
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: direction,
    gap: typeof gap === 'number' ? gap : vars.space[gap],
    alignItems: places[align],
    justifyContent: places[justify],
    flexWrap: wrap ? 'wrap' : 'nowrap',
  };
  return (
    <div className={className} style={style}>
      {children}
    </div>
  );
}
