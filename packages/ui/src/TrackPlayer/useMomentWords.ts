import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Two digits. */
const two = (value: number) => String(value).padStart(2, '0');

/** Times and stays in words. */
export function useMomentWords(): { clockWords: (time: number) => string; stayWords: (ms: number) => string } {
  const { t } = useLingui();
  const clockWords = useCallback((time: number) => {
    const at = new Date(time);
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
  }, []);
  const stayWords = useCallback(
    (ms: number) => {
      const minutes = Math.round(ms / 60_000);
      return t`停留 ${minutes} 分钟`;
    },
    [t],
  );
  return { clockWords, stayWords };
}
