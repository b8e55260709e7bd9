/** A year and a month of it, counted from 1. */
export interface Month {
  /** The year, four digits. */
  year: number;
  /** The month, 1 to 12. */
  month: number;
}

/** The month of `yyyy-MM`, or null where it is none. */
export function parseMonth(text: string): Month | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
}

/** A month as `yyyy-MM`. */
export const formatMonth = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** Whether a month lies between two others, both included; '' means no bound. */
export const isMonthWithin = (text: string, min: string, max: string): boolean =>
  (min === '' || text >= min) && (max === '' || text <= max);
