/** Columns of a grid: one number, or one per layout size. */
export type GridColumns = number | { xs?: number; sm?: number; md?: number; lg?: number };

/** The custom properties that say how many columns there are at each layout size. */
export function columnVars(columns: GridColumns): Record<`--lt-grid-${'xs' | 'sm' | 'md' | 'lg'}`, number> {
  const own = typeof columns === 'number' ? { xs: columns } : columns;
  const xs = own.xs ?? 1;
  const sm = own.sm ?? xs;
  const md = own.md ?? sm;
  return { '--lt-grid-xs': xs, '--lt-grid-sm': sm, '--lt-grid-md': md, '--lt-grid-lg': own.lg ?? md };
}
