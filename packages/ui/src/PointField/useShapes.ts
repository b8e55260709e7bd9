import { useEffect, useState } from 'react';
import type { Shape } from '../MapView/geo.ts';

const NONE: readonly Shape[] = [];

/** The background outlines of a map, once they have been read; none where they cannot be. */
export function useShapes(read: (() => Promise<readonly Shape[]>) | undefined): readonly Shape[] {
  const [shapes, setShapes] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    read?.().then(
      (found) => isCurrent && setShapes(found),
      () => isCurrent && setShapes(NONE),
    );
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return shapes;
}
