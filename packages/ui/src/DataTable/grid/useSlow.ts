import { useEffect, useState } from 'react';

/**
 * Milliseconds that an answer may take unseen: old rows that lose their colour for a moment only flicker, and are
 * painted twice more.
 */
const UNSEEN = 150;

/** Whether something has lasted longer than a moment. */
export function useSlow(isOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  if (!isOn && isSlow) setSlow(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setSlow(true), UNSEEN);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isSlow;
}
