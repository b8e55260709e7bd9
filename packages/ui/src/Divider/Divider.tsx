import { across, upright } from './Divider.css.ts';

export interface DividerProps {
  /** Words in the line, such as the name of what follows; default none. */
  label?: string;
  /** Where the words stand; default `center`. */
  align?: 'start' | 'center';
  /** Along which way the line runs; default `horizontal`. A vertical line takes no words. */
  orientation?: 'horizontal' | 'vertical';
}

/** A thin line that separates two subjects. */
export function Divider({ label, align = 'center', orientation = 'horizontal' }: DividerProps) {
  if (orientation === 'vertical') return <span role="separator" aria-orientation="vertical" className={upright} />;
  return (
    <div className={across} data-align={align} role="separator" aria-label={label}>
      {label}
    </div>
  );
}
