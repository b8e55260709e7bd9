import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Ways to write a number in the language of staff. */
export interface Figures {
  /** Short, for axes: 1.2万 or 12K. */
  short: (value: number) => string;
  /** In full with its unit; a dash where nothing is known. */
  full: (value: number | null) => string;
  /** As a share of a whole in percent. */
  share: (value: number, whole: number) => string;
}

/** Writes numbers by the language of staff: 12,345 件, 1.2万, 24.5%. */
export function useFigures(unit = ''): Figures {
  const { locale } = useLocale();
  return useMemo(() => {
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const space = unit && !/^[%‰°℃]/.test(unit) ? ' ' : '';
    return {
      short: (value) => compact.format(value),
      full: (value) => (value === null ? '—' : `${plain.format(value)}${space}${unit}`),
      share: (value, whole) => percent.format(whole === 0 ? 0 : value / whole),
    };
  }, [locale, unit]);
}
