import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** China has one time all year, eight hours before UTC. */
const CHINA_MS = 8 * 60 * 60_000;

/** Times in China, and stays, in words. */
export function useMomentWords(): { clockWords: (time: number) => string; stayWords: (ms: number) => string } {
  const { t } = useLingui();
  const clockWords = useCallback(
    (time: number) => new Date(time + CHINA_MS).toISOString().slice(0, 19).replace('T', ' '),
    [],
  );
  const stayWords = useCallback(
    (ms: number) => {
      const minutes = Math.round(ms / 60_000);
      return t`停留 ${minutes} 分钟`;
    },
    [t],
  );
  return { clockWords, stayWords };
}
