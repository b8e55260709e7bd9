import { useEffect, useState } from 'react';
import { loadInitials } from './initials.ts';
import type { InitialsOf } from './titleMatch.ts';

const unknown: InitialsOf = () => '';

/** Pinyin initials as soon as they are there, asked for once `isWanted`; without them a search goes on by words alone. */
export function useInitials(isWanted: boolean): InitialsOf {
  const [initials, setInitials] = useState<{ of: InitialsOf }>({ of: unknown });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    loadInitials().then(
      (of) => !isGone && setInitials({ of }),
      () => null,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return initials.of;
}
