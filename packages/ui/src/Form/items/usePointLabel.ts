import { useLingui } from '@lingui/react/macro';
import type { FormField } from '../FormField.ts';

/** The name of two coordinates that are one point, by their longitude; a form may have several points. */
export function usePointLabel({ pair, label }: FormField): string {
  const { t } = useLingui();
  return pair === undefined ? t`地图位置` : t`地图位置：${label}`;
}
