import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * The same functions at each render, which call those of the latest one; for what is called by events, never while
 * rendering.
 */
export function useHandlers<T extends Handlers>(given: T): T {
  const latest = useRef<Handlers>(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [handlers] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as unknown as T,
  );
  return handlers;
}
