import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { browserStore } from '../../../base/browserStore.ts';
import { session } from '../../../session/session.ts';

const wordsIn = (text: string | null): readonly string[] | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
};

/**
 * The opinions that the person often gives, kept by this browser, and the way to change them; a few usual ones at
 * first.
 */
export function usePhrases(): readonly [readonly string[], (phrases: readonly string[]) => void] {
  const { t } = useLingui();
  const key = `opinions-${session.user?.user_id ?? ''}`;
  const [own, setOwn] = useState(() => wordsIn(browserStore.read(key)));
  const usual = useMemo(() => [t`同意`, t`情况属实，请按规定办理`, t`材料不全，请补充`], [t]);
  const change = (phrases: readonly string[]) => {
    setOwn(phrases);
    browserStore.write(key, JSON.stringify(phrases));
  };
  return [own ?? usual, change];
}
