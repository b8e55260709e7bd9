import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { placesOf } from '../branches.ts';
import type { TreeMove } from './moveNodes.ts';

/** What moving needs to know. */
export interface MovesProps {
  places: ReturnType<typeof placesOf>;
  /** Reads the nodes under a node again. */
  refresh: (id: string) => Promise<void>;
  /** The owner's way to move. */
  onMove: ((move: TreeMove) => Promise<void>) | undefined;
  /** Called with the node that the moved nodes are now under. */
  onMoved: (parentId: string) => void;
}

/** The owner stopped it, as the person wanted: nothing went wrong. */
export const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Moves nodes and reads again what changed; says what came of it. */
export function useMoves({ places, refresh, onMove, onMoved }: MovesProps) {
  const { t } = useLingui();
  const [requested, setRequested] = useState<readonly string[]>();
  const [result, setResult] = useState({ problem: '', said: '' });
  const run = async (move: TreeMove) => {
    const title = places.get(move.ids[0] ?? '')?.node.title ?? '';
    const count = move.ids.length;
    setResult({ problem: '', said: '' });
    try {
      await onMove?.(move);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setResult({ problem: requested || isStopped(error) ? '' : t`“${title}”没有移动：${reason}`, said: '' });
      throw error;
    }
    onMoved(move.parentId);
    setResult({ problem: '', said: count > 1 ? t`已移动 ${count} 个节点` : t`已移动“${title}”` });
    await Promise.all(
      [...new Set([move.parentId, ...move.ids.map((id) => places.get(id)?.parentId ?? '')])].map(refresh),
    );
  };
  return { ...result, requested, ask: setRequested, close: () => setRequested(undefined), run };
}
