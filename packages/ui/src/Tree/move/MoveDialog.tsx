import { Trans, useLingui } from '@lingui/react/macro';
import { FolderTree } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Select } from '../../Select/Select.tsx';
import { type Branch, type Branches, idsAbove, nodesUnder, type placesOf } from '../branches.ts';
import { findNodes } from '../findNodes.ts';
import { moveRefusal, type TreeMove } from './moveNodes.ts';
import * as css from '../Tree.css.ts';
import { isStopped } from './useMoves.ts';
import { TreeLines } from '../TreeLines.tsx';
import { TreeSearch } from '../TreeSearch.tsx';
import { treeRows } from '../treeRows.ts';
import { useMissingBranches } from '../useMissingBranches.ts';
import { useOpenNodes } from '../useOpenNodes.ts';

interface MoveDialogProps {
  /** Ids of the nodes to be moved, in their order. */
  ids: readonly string[];
  /** What is known of the tree. */
  branches: Branches;
  /** Where each read node stands. */
  places: ReturnType<typeof placesOf>;
  /** Reads the nodes under a node. */
  read: (id: string) => Promise<void>;
  /** Does it; where it rejects, the reason is shown and the window stays. */
  onMove: (move: TreeMove) => Promise<void>;
  /** Called when the window is closed. */
  onClose: () => void;
  /** Called when the page behind the window can have the focus again; keep it the same between renders. */
  onReturn: () => void;
}

const TOP = 'tree:top';
const END = 'tree:end';

const targetsOf = (
  branches: Branches,
  places: ReturnType<typeof placesOf>,
  ids: readonly string[],
  topTitle: string,
): Branches => {
  const barred = (id: string) => moveRefusal(places, ids, id) !== null;
  const targets = new Map<string, Branch>([
    ['', { state: 'ready', nodes: [{ id: TOP, title: topTitle, hasChildren: true, icon: FolderTree }] }],
  ]);
  for (const [id, branch] of branches) {
    targets.set(
      id === '' ? TOP : id,
      branch.state === 'ready'
        ? { state: 'ready', nodes: branch.nodes.map((node) => ({ ...node, isDisabled: barred(node.id) })) }
        : branch,
    );
  }
  return targets;
};

/** Moves nodes without dragging: to which node, and where under it. Nodes under themselves cannot be chosen. */
export function MoveDialog({ ids, branches, places, read, onMove, onClose, onReturn }: MoveDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [target, setTarget] = useState<string | null>(null);
  const [before, setBefore] = useState(END);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => () => void setTimeout(onReturn), [onReturn]);
  const topTitle = t`顶层`;
  const targets = useMemo(() => targetsOf(branches, places, ids, topTitle), [branches, places, ids, topTitle]);
  const found = findNodes(targets, text);
  const { isOpen, setOpen } = useOpenNodes([TOP, ...ids.flatMap((id) => idsAbove(places, id))], found);
  const rows = treeRows(targets, isOpen, found);
  useMissingBranches(rows, targets, read);
  const parentId = target === TOP ? '' : target;
  const first = places.get(ids[0] ?? '')?.node.title ?? '';
  const count = ids.length;
  const siblings = parentId === null ? [] : nodesUnder(branches, parentId).filter(({ id }) => !ids.includes(id));
  const order = [
    { value: END, label: t`排在最后` },
    ...siblings.map(({ id, title }) => ({ value: id, label: t`排在“${title}”之前` })),
  ];
  const choose = (id: string) => {
    setTarget(id);
    setBefore(END);
    if (id !== TOP) void read(id);
  };
  const move = async () => {
    if (parentId === null) return;
    setPending(true);
    setProblem('');
    try {
      await onMove({ ids, parentId, beforeId: before === END ? null : before });
      onClose();
    } catch (error) {
      if (!isStopped(error)) setProblem(error instanceof Error ? error.message : String(error));
      setPending(false);
    }
  };
  const footer = (
    <>
      <Button onPress={onClose}>
        <Trans>取消</Trans>
      </Button>
      <Button variant="primary" isDisabled={parentId === null} isPending={isPending} onPress={() => void move()}>
        <Trans>移动</Trans>
      </Button>
    </>
  );
  return (
    <Dialog
      title={count > 1 ? t`将“${first}”等 ${count} 个节点移动到…` : t`将“${first}”移动到…`}
      isOpen
      onOpenChange={onClose}
      width={480}
      footer={footer}
    >
      <div className={css.targets}>
        {problem !== '' && <Alert tone="critical">{problem}</Alert>}
        <TreeSearch label={t`查找上级`} onChange={setText} />
        <div className={css.targetBox}>
          <TreeLines
            label={t`移到谁的下面`}
            rows={rows}
            words={found?.words ?? ''}
            selection="single"
            selected={new Set(target === null ? [] : [target])}
            onSelect={(row) => choose(row.key)}
            onOpenChange={setOpen}
            onRetry={(id) => void read(id === TOP ? '' : id)}
          />
        </div>
        <Select
          label={t`位置`}
          value={before}
          onChange={setBefore}
          options={order}
          isDisabled={parentId === null}
          isClearable={false}
          description={t`不能移到自己或自己的下级。`}
        />
      </div>
    </Dialog>
  );
}
