import { useLingui } from '@lingui/react/macro';
import type { ReportColumn } from './ReportColumn.ts';

/** Writes a value of a report as people read it; – for none. */
export function useFigureWords(): (value: unknown, column: Pick<ReportColumn, 'as'>) => string {
  const { i18n } = useLingui();
  return (value, { as = 'count' }) => {
    if (as === 'text') return String(value ?? '');
    if (value === null || value === undefined || value === '') return '–';
    const number = Number(value);
    if (Number.isNaN(number)) return String(value);
    const digits = { maximumFractionDigits: as === 'count' ? 0 : 2 };
    return as === 'percent' ? `${i18n.number(number, digits)}%` : i18n.number(number, digits);
  };
}
