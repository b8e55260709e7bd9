import { useState } from 'react';

/** Values before and after the one that stands. */
interface History<T> {
  past: readonly T[];
  future: readonly T[];
}

/** Most steps back. */
const MOST = 100;

/** Steps back and forth through what a value was; `onChange` puts another one in its place. */
export function useHistory<T>(value: T, onChange: (value: T) => void) {
  const [{ past, future }, setHistory] = useState<History<T>>({ past: [], future: [] });
  const before = past.at(-1);
  const [after] = future;
  return {
    /** Takes a new value and remembers the old one. */
    take: (next: T) => {
      setHistory({ past: [...past, value].slice(-MOST), future: [] });
      onChange(next);
    },
    undo:
      before === undefined
        ? null
        : () => {
            setHistory({ past: past.slice(0, -1), future: [value, ...future] });
            onChange(before);
          },
    redo:
      after === undefined
        ? null
        : () => {
            setHistory({ past: [...past, value], future: future.slice(1) });
            onChange(after);
          },
  };
}
