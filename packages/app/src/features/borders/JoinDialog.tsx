import { joinedArea } from '@lattice/api/map/areaFaults';
import { reshaping } from '@lattice/api/map/gridReshape';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { type MapLayer, MapView } from '@lattice/ui/MapView';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useTranslator } from '../../records/translate.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';
import { shapeOf, useGridGround } from './useGridGround.ts';
import { shareItems } from './shareItems.ts';

const calls = reshaping(transport);

interface JoinDialogProps {
  /** The grid that becomes part of its neighbour. */
  from: { id: string; name: string };
  onDone: (into: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Makes a grid part of its neighbour; what goes along is told before it is done. */
export function JoinDialog({ from, onDone, onClose }: JoinDialogProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const ground = useGridGround(from.id);
  const [intoId, setInto] = useState('');
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const neighbours = useMemo(() => {
    const { own, near = [] } = ground.data ?? {};
    const geom = own?.geom;
    return !geom ? [] : near.filter((one) => one.geom !== null && joinedArea(geom, one.geom) !== null);
  }, [ground.data]);
  const preview = useQuery({
    queryKey: ['borders', 'join', from.id, intoId],
    queryFn: () => calls.previewJoin({ fromId: from.id, intoId }),
    enabled: intoId !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const shownPreview = intoId === '' ? undefined : preview.data;
  const layers = useMemo((): readonly MapLayer[] => {
    const { own, near = [] } = ground.data ?? {};
    const features = [...near, ...(own ? [own] : [])].flatMap((one) => shapeOf(one));
    return [{ id: 'grids', label: '', look: 'shapes', features, isNamed: true, isGround: true }];
  }, [ground.data]);
  const error = ground.error ?? preview.error;
  const problem = fault !== '' ? fault : error === null ? '' : errorText(error);
  const send = async () => {
    setSending(true);
    try {
      await calls.join({ fromId: from.id, intoId });
      await queryClient.invalidateQueries({ queryKey: ['rows'] });
      onDone({ id: intoId, name: neighbours.find(({ id }) => id === intoId)?.gridName ?? '' });
      onClose();
    } catch (reason) {
      setFault(errorText(reason));
    } finally {
      setSending(false);
    }
  };
  const choose = (id: string) => {
    setFault('');
    setInto(id);
  };
  return (
    <Dialog
      title={t`将“${from.name}”并入相邻网格`}
      width={720}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button
            variant="critical"
            isDisabled={shownPreview === undefined}
            isPending={isSending}
            onPress={() => void send()}
          >{t`合并`}</Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{t`边界连成一片，人员、下级网格和全部记录转到保留的网格，“${from.name}”随后删除。合并可以在边界沿革里撤销。`}</Text>
        {problem !== '' && <Alert tone="critical">{problem}</Alert>}
        {ground.data === undefined ? (
          ground.error === null && <Skeleton kind="rows" count={5} />
        ) : neighbours.length === 0 ? (
          <Alert>{t`同一上级下没有与“${from.name}”边界相接的网格。`}</Alert>
        ) : (
          <>
            <Select
              label={t`并入`}
              isRequired
              options={neighbours.map(({ id, gridName }) => ({ value: id, label: gridName }))}
              value={intoId}
              onChange={choose}
            />
            <MapView
              label={t`合并后的边界`}
              layers={layers}
              hasList={false}
              hasLegend={false}
              height="18rem"
              drawing={shownPreview === undefined ? null : shownPreview.joined.geometry}
            />
          </>
        )}
        {intoId !== '' && preview.isPending && <Skeleton kind="rows" count={4} />}
        {shownPreview !== undefined &&
          (shownPreview.records.length === 0 ? (
            <Alert>{t`没有记录属于这个网格，合并后只删除它本身。`}</Alert>
          ) : (
            <Descriptions items={shareItems(shownPreview.records, say)} />
          ))}
      </Stack>
    </Dialog>
  );
}
