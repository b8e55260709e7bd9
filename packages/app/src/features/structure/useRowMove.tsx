import { type MovedAlong, movePreview } from '@lattice/api/arrange';
import type { Resource } from '@lattice/api/resource';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import type { TreeItemSource, TreeMove } from '@lattice/ui/Tree';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { moveOnServer } from './moveOnServer.ts';
import { useAlongWords } from './useAlongWords.ts';

interface Asked {
  move: TreeMove;
  names: readonly string[];
  target: string;
  along: readonly MovedAlong[];
  done: () => void;
  stopped: (reason: Error) => void;
}

interface RowMove {
  /** Moves rows once the person has agreed; rejects without a word where they do not. */
  onMove: (move: TreeMove) => Promise<void>;
  /** The question, while one is asked. */
  question: ReactNode;
}

/** Moves rows of a tree after a question that tells what goes along. */
export function useRowMove(definition: Resource, source: TreeItemSource, onMoved: () => void): RowMove {
  const { t } = useLingui();
  const words = useAlongWords();
  const [requested, setRequested] = useState<Asked | null>(null);
  const onMove = useCallback(
    async (move: TreeMove) => {
      const [titles, along] = await Promise.all([
        source.labels?.([...move.ids, move.parentId]) ?? {},
        session.abilities.includes('arrange') ? movePreview(transport, definition.path, move.ids) : [],
      ]);
      await new Promise<void>((done, stopped) => {
        const named: Readonly<Record<string, string>> = titles;
        setRequested({
          move,
          names: move.ids.map((id) => named[id] ?? id),
          target: named[move.parentId] ?? '',
          along,
          done,
          stopped,
        });
      });
    },
    [definition, source],
  );
  const counts = requested?.along.filter(({ count }) => count > 0) ?? [];
  const question = requested && (
    <ConfirmDialog
      title={requested.target === '' ? t`移到顶层？` : t`移到“${requested.target}”下面？`}
      names={requested.names}
      action={t`移动`}
      isOpen
      onConfirm={async () => {
        try {
          await moveOnServer(definition, requested.move);
        } catch (error) {
          throw new Error(errorText(error), { cause: error });
        }
        requested.done();
        setRequested(null);
        onMoved();
      }}
      onCancel={() => {
        requested.stopped(new DOMException('', 'AbortError'));
        setRequested(null);
      }}
    >
      {counts.length === 0 ? t`下面没有其他内容，只移动它本身。` : words(counts)}
    </ConfirmDialog>
  );
  return { onMove, question };
}
