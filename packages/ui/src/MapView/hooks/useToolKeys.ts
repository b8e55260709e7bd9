import { useMemo, useRef, useState } from 'react';
import type { LiveMap } from '../live/liveMap.ts';
import type { MapTool } from '../MapToolContext.ts';

/** What tools on a map work with, and the keys of the tool at hand. */
export function useToolKeys(live: LiveMap | null) {
  const held = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const [takeKeys] = useState(() => (onKey: (event: KeyboardEvent) => boolean) => {
    held.current = onKey;
    return () => {
      if (held.current === onKey) held.current = null;
    };
  });
  const tool = useMemo((): MapTool => ({ live, takeKeys }), [live, takeKeys]);
  return { tool, takesKey: (event: KeyboardEvent) => held.current?.(event) === true };
}
