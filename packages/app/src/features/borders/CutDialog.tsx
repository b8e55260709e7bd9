import { reshaping } from '@lattice/api/map/gridReshape';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { GeometryField } from '@lattice/ui/GeometryField';
import type { Geometry } from '@lattice/ui/MapView';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useTranslator } from '../../records/translate.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';
import { CutMembers } from './CutMembers.tsx';
import { goingOf } from './goingOf.ts';
import { type GridGround, shapeOf, useGridGround } from './useGridGround.ts';
import { shareItems } from './shareItems.ts';
import { useKept } from '../../records/kept/useKept.ts';
import { KeptNotice } from '../../records/kept/KeptNotice.tsx';

const calls = reshaping(transport);
const NOBODY: ReadonlyMap<string, boolean> = new Map();

export interface CutDialogProps {
  /** The grid that is cut. */
  of: { id: string; name: string };
  onDone: (made: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Cuts a grid in two along a line; how its records fall to the parts is told before it is done. */
export function CutDialog({ of, onDone, onClose }: CutDialogProps) {
  const { t } = useLingui();
  const ground = useGridGround(of.id);
  if (ground.data !== undefined && ground.data.below === 0)
    return <CutForm ground={ground.data} onDone={onDone} onClose={onClose} />;
  return (
    <Dialog
      title={t`分割“${of.name}”`}
      width={920}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t`关闭`}</Button>}
    >
      {ground.error !== null ? (
        <Alert tone="critical">{errorText(ground.error)}</Alert>
      ) : ground.data === undefined ? (
        <Skeleton kind="rows" count={6} />
      ) : (
        <Alert>{t`“${of.name}”下面还有 ${ground.data.below} 个网格，请分割最下级的网格。`}</Alert>
      )}
    </Dialog>
  );
}

const nothingTyped: { line: Geometry | null; name: string; code: string } = { line: null, name: '', code: '' };

interface CutFormProps extends Pick<CutDialogProps, 'onDone' | 'onClose'> {
  ground: GridGround;
}

function CutForm({ ground: { own, near }, onDone, onClose }: CutFormProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const [{ line, name, code }, setTyped, kept] = useKept(`grid-cut-${own.id}`, nothingTyped);
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(NOBODY);
  const drawn = line?.type === 'LineString' && line.coordinates.length > 1 ? line : null;
  const cut = useMemo(
    () => (drawn === null ? null : { id: own.id, rev: own.rev, line: drawn }),
    [drawn, own.id, own.rev],
  );
  const preview = useQuery({
    queryKey: ['borders', 'cut', cut],
    queryFn: async () => (cut === null ? null : calls.previewCut(cut)),
    enabled: cut !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => (cut === null ? undefined : before),
  });
  const shownPreview = cut === null || preview.error !== null ? undefined : (preview.data ?? undefined);
  const parts = shownPreview && { kept: shownPreview.kept.geometry, cut: shownPreview.cut.geometry };
  const keptKey = JSON.stringify(parts ?? null);
  const newName = name.trim() === '' ? t`新网格` : name.trim();
  const shapes = useMemo(() => {
    const found = JSON.parse(keptKey) as { kept: Geometry; cut: Geometry } | null;
    const mine =
      found === null
        ? shapeOf(own)
        : [
            { id: own.id, name: own.gridName, geometry: found.kept },
            { id: 'cut', name: newName, geometry: found.cut },
          ];
    return async () => [...near.flatMap((one) => shapeOf(one)), ...mine];
  }, [keptKey, newName, near, own]);
  const problem = fault !== '' ? fault : preview.error === null ? '' : errorText(preview.error);
  const send = async () => {
    if (cut === null) return;
    setSending(true);
    try {
      const memberIds = goingOf(shownPreview?.members ?? [], picked);
      const { id } = await calls.cut({ ...cut, gridName: name.trim(), gridCode: code.trim(), memberIds });
      kept.forget();
      await queryClient.invalidateQueries({ queryKey: ['rows'] });
      onDone({ id, name: name.trim() });
      onClose();
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setSending(false);
    }
  };
  const title = own.gridName;
  return (
    <Dialog
      title={t`分割“${title}”`}
      width={920}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button
            variant="primary"
            isDisabled={shownPreview === undefined || name.trim() === '' || code.trim() === ''}
            isPending={isSending}
            onPress={() => void send()}
          >{t`分割`}</Button>
        </>
      }
    >
      <Stack gap="md">
        <KeptNotice kept={kept} />
        <Text>{t`画一条穿过网格的线。较大的一块保留原网格和全部没有位置的记录，较小的一块成为新网格，位置在其中的记录随之转移；网格员由您选择。`}</Text>
        <GeometryField
          label={t`分割线`}
          geometryType="LineString"
          shapes={shapes}
          value={line}
          onChange={(next) => {
            setFault('');
            setTyped((before) => ({ ...before, line: next }));
          }}
        />
        <Stack direction="row" gap="md" wrap>
          <TextField
            label={t`新网格名称`}
            isRequired
            maxLength={100}
            value={name}
            onChange={(next) => setTyped((before) => ({ ...before, name: next }))}
          />
          <TextField
            label={t`新网格编码`}
            isRequired
            maxLength={30}
            value={code}
            onChange={(next) => setTyped((before) => ({ ...before, code: next }))}
          />
        </Stack>
        {problem !== '' && <Alert tone="critical">{problem}</Alert>}
        {shownPreview !== undefined && (
          <>
            <Text>{t`保留 ${shownPreview.kept.size} 平方公里，新网格 ${shownPreview.cut.size} 平方公里`}</Text>
            {shownPreview.records.length === 0 ? (
              <Alert>{t`这个网格还没有记录。`}</Alert>
            ) : (
              <Descriptions items={shareItems(shownPreview.records, say)} />
            )}
            {shownPreview.members.length > 0 && (
              <CutMembers members={shownPreview.members} picked={picked} newName={newName} onPick={setPicked} />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
