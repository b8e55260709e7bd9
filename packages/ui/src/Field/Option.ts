/** One choice of a list of choices. */
export interface Option {
  /** What is stored. */
  value: string;
  /** What is shown. */
  label: string;
  /** Colour role of a dot before the label; none by default. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'critical' | 'info';
  /** Shown but cannot be chosen; default false. */
  isDisabled?: boolean;
}
