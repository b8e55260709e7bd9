import { useEffect, useEffectEvent } from 'react';
import { proxy, useSnapshot } from 'valtio';

/**
 * The tool of the bar to be opened from elsewhere, such as the command palette, where phones have no button for it;
 * null when none is.
 */
export const toolRequest = proxy<{ tool: 'lock' | 'errors' | null }>({ tool: null });

/** Runs a tool when it is requested. */
export function useToolRequest(tool: 'lock' | 'errors', run: () => void): void {
  const isRequested = useSnapshot(toolRequest).tool === tool;
  const act = useEffectEvent(run);
  useEffect(() => {
    if (!isRequested) return;
    toolRequest.tool = null;
    act();
  }, [isRequested]);
}
