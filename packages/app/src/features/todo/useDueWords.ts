import { useLingui } from '@lingui/react/macro';
import type { DueState } from './dueState.ts';

/** Says how much time is left or gone. */
export function useDueWords(): (state: Exclude<DueState, { state: 'none' }>) => string {
  const { t } = useLingui();
  return ({ state, unit, count }) => {
    if (state === 'overdue')
      return unit === 'day' ? t`已超期 ${count} 天` : count === 0 ? t`刚刚超期` : t`已超期 ${count} 小时`;
    return unit === 'day' ? t`剩余 ${count} 天` : count === 0 ? t`不到 1 小时` : t`剩余 ${count} 小时`;
  };
}
