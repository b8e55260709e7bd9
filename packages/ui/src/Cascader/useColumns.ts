import { useEffect, useRef, useState } from 'react';
import type { CascaderOption, CascaderSource } from './CascaderSource.ts';

/** One column: what was read of it, or how its reading goes. */
export interface Column {
  /** The path that it lies under. */
  path: readonly string[];
  /** The choices, undefined while they are not read. */
  options?: readonly CascaderOption[];
  /** True where reading failed. */
  hasFailed?: boolean;
}

/** The key of a path among the known columns. */
export const keyOf = (path: readonly string[]): string => JSON.stringify(path);

/** The columns along a path, each read once and kept; a failed one is read again on demand. */
export function useColumns(
  source: CascaderSource,
  path: readonly string[],
  isOpen: boolean,
): { columns: readonly Column[]; known: Readonly<Record<string, Column>>; read: (path: readonly string[]) => void } {
  const [known, setKnown] = useState<Readonly<Record<string, Column>>>({});
  const requested = useRef(new Set<string>());
  const read = (under: readonly string[]) => {
    const key = keyOf(under);
    requested.current.add(key);
    const keep = (column: Column) => setKnown((before) => ({ ...before, [key]: column }));
    keep({ path: under });
    source.children(under).then(
      (options) => keep({ path: under, options }),
      () => keep({ path: under, hasFailed: true }),
    );
  };
  const steps = [[], ...path.map((_, index) => path.slice(0, index + 1))].filter((under, index) => {
    const parent = known[keyOf(path.slice(0, index - 1))]?.options?.find((option) => option.value === under[index - 1]);
    return index === 0 || (parent !== undefined && parent.isLeaf !== true);
  });
  useEffect(() => {
    if (isOpen) for (const under of steps) if (!requested.current.has(keyOf(under))) read(under);
  });
  return { columns: steps.map((under) => known[keyOf(under)] ?? { path: under }), known, read };
}
