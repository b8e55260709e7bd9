import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Says how many milliseconds are left, or since how many something is late, in whole days, hours or minutes. */
export function useTimeLeftWords(): (milliseconds: number) => string {
  const { t } = useLingui();
  return useCallback(
    (milliseconds) => {
      const span = Math.abs(milliseconds);
      const [days, hours, minutes] = [Math.floor(span / DAY), Math.floor(span / HOUR), Math.ceil(span / 60_000)];
      if (milliseconds < 0)
        return days > 0 ? t`超期 ${days} 天` : hours > 0 ? t`超期 ${hours} 小时` : t`超期 ${minutes} 分钟`;
      return days > 0 ? t`还剩 ${days} 天` : hours > 0 ? t`还剩 ${hours} 小时` : t`还剩 ${minutes} 分钟`;
    },
    [t],
  );
}
