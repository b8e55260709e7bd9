import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { firstPageLoaded } from './firstPageLoaded.ts';

interface LaterProps {
  /** Loads the part; keep the same between renders. */
  load: () => Promise<ComponentType>;
  /** What stands there meanwhile, and when the part does not come; default nothing. */
  fallback?: ReactNode;
}

/** A part of the frame that comes once the first page is there, so that no page waits for it. */
export function DeferredPart({ load, fallback = null }: LaterProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    firstPageLoaded()
      .then(load)
      .then(
        (part) => !isGone && setPart(() => part),
        () => null,
      );
    return () => {
      isGone = true;
    };
  }, [load]);
  return Part === null ? fallback : <Part />;
}
