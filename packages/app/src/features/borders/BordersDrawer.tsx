import { grid } from '@lattice/api/resources/grid/grid';
import { type BorderChange, reshaping } from '@lattice/api/map/gridReshape';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Drawer } from '@lattice/ui/Drawer';
import { Empty } from '@lattice/ui/Empty';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { Timeline } from '@lattice/ui/Timeline';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Combine, Scissors } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';
import { answerOf } from '../screen/answerOf.tsx';

const calls = reshaping(transport);

interface BordersDrawerProps {
  of: { id: string; name: string };
  /** Whether the person may take changes back. */
  mayUndo: boolean;
  /** Called after a change was taken back. */
  onUndone: () => void;
  onClose: () => void;
}

/** How the border of a grid came about: what was cut and joined, by whom; the last change can be taken back. */
export function BordersDrawer({ of, mayUndo, onUndone, onClose }: BordersDrawerProps) {
  const { t } = useLingui();
  const [requested, setRequested] = useState<BorderChange | null>(null);
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', grid.path, 'borders', of.id],
      queryFn: () => calls.borders(of.id),
      staleTime: 0,
    }),
    t`边界沿革没有读出来`,
  );
  const undo = async (change: BorderChange) => {
    try {
      const { records } = await calls.undo(change.id);
      await queryClient.invalidateQueries({ queryKey: ['rows'] });
      toast.success(t`已撤销，${records} 条记录回到原来的网格`);
      onUndone();
      onClose();
    } catch (reason) {
      throw new Error(errorText(reason), { cause: reason });
    }
  };
  const wordsOf = ({ kind, keptName, otherName }: BorderChange) =>
    kind === 'split' ? t`从“${keptName}”分出“${otherName}”` : t`“${otherName}”并入“${keptName}”`;
  return (
    <Drawer title={t`“${of.name}”的边界沿革`} isOpen onOpenChange={onClose}>
      <Stack gap="md">
        {data === undefined ? (
          (fault ?? <Skeleton kind="rows" count={4} />)
        ) : data.length === 0 ? (
          <Empty title={t`还没有分割或合并`} description={t`逐点修改的边界见记录的变更历史。`} />
        ) : (
          <Timeline
            label={t`边界沿革`}
            items={data.map((change) => ({
              id: change.id,
              title: wordsOf(change),
              time: change.time,
              dateTime: change.time,
              icon: change.kind === 'split' ? Scissors : Combine,
              content: (
                <Stack gap="xs">
                  <Text tone="muted">{t`${change.userName} · 转移 ${change.records} 条记录`}</Text>
                  {change.undone !== '' && <Text tone="muted">{t`已于 ${change.undone} 撤销`}</Text>}
                  {change.canUndo && mayUndo && (
                    <div>
                      <Button size="small" onPress={() => setRequested(change)}>{t`撤销`}</Button>
                    </div>
                  )}
                </Stack>
              ),
            }))}
          />
        )}
      </Stack>
      {requested && (
        <ConfirmDialog
          title={t`撤销这次边界变更？`}
          names={[wordsOf(requested)]}
          action={t`撤销`}
          isOpen
          onCancel={() => setRequested(null)}
          onConfirm={() => undo(requested)}
        />
      )}
    </Drawer>
  );
}
