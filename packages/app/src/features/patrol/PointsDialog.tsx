import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { TransferList } from '@lattice/ui/TransferList';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { pointsOf, savePoints } from './pointsAction.ts';

interface PointsDialogProps {
  task: { id: string; griddingId: string; name: string };
  onClose: () => void;
}

/** Chooses the points of a patrol task, and their order. */
export function PointsDialog({ task: { id, griddingId, name }, onClose }: PointsDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const { data, error } = useQuery({
    queryKey: ['rows', 'project/patrolTaskPoints', 'choice', id],
    queryFn: async () => pointsOf(id, griddingId),
    staleTime: 0,
  });
  const value = typed ?? data?.value ?? [];
  const save = async () => {
    setPending(true);
    try {
      await savePoints(id, value);
      onClose();
    } catch (reason) {
      setFault(errorText(reason));
      setPending(false);
    }
  };
  const said = fault === '' && error !== null ? errorText(error) : fault;
  return (
    <Dialog
      title={t`安排点位：${name}`}
      width={880}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} isDisabled={typed === null} onPress={() => void save()}>
            <Trans>保存</Trans>
          </Button>
        </>
      }
    >
      {said !== '' && <Alert tone="critical">{said}</Alert>}
      {data === undefined && error === null && <Skeleton kind="rows" count={8} />}
      {data !== undefined && (
        <TransferList
          label={t`巡查点位`}
          description={t`按先后顺序排列，巡查时依次到达`}
          options={data.options}
          value={value}
          onChange={setTyped}
          isOrdered
        />
      )}
    </Dialog>
  );
}
