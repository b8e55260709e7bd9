import { useEffect, useEffectEvent } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** A tool of the bar that was asked for from elsewhere, such as the command palette, where phones have no button for it. */
export const asked = proxy<{ tool: 'lock' | 'errors' | null }>({ tool: null });

/** Runs a tool when it is asked for. */
export function useAsked(tool: 'lock' | 'errors', run: () => void): void {
  const isAsked = useSnapshot(asked).tool === tool;
  const act = useEffectEvent(run);
  useEffect(() => {
    if (!isAsked) return;
    asked.tool = null;
    act();
  }, [isAsked]);
}
