import { useEffect, useState } from 'react';
import { loadPinyin } from './pinyin.ts';
import type { PinyinOf } from './titleMatch.ts';

const unknown: PinyinOf = () => [];

/** Pinyin as soon as it is there, asked for once `isWanted`; without it a search goes on by words alone. */
export function usePinyin(isWanted: boolean): PinyinOf {
  const [initials, setInitials] = useState<{ of: PinyinOf }>({ of: unknown });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    loadPinyin().then(
      (of) => !isGone && setInitials({ of }),
      () => null,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return initials.of;
}
