import { townText } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Times in the town, and stays, in words. */
export function useMomentWords(): { clockWords: (time: number) => string; stayWords: (ms: number) => string } {
  const { t } = useLingui();
  const stayWords = useCallback(
    (ms: number) => {
      const minutes = Math.round(ms / 60_000);
      return t`停留 ${minutes} 分钟`;
    },
    [t],
  );
  return { clockWords: townText, stayWords };
}
