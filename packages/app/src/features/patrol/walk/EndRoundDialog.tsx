import type { PatrolWalk } from '@lattice/api/patrolCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { formatList } from '@lattice/ui/formatList';
import { Text } from '@lattice/ui/Text';
import { TextArea } from '@lattice/ui/TextArea';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { patrolWalking, readAgain } from './walkCalls.ts';
import * as css from './walk.css.ts';
import { useKept } from '../../../records/kept/useKept.ts';

interface EndRoundDialogProps {
  walk: PatrolWalk;
  onClose: () => void;
}

/** Ends the round of a patrol; points that were not reached are named, and ask for a reason. */
export function EndRoundDialog({
  walk: { id, taskName, cycleType, patrolDate, points },
  onClose,
}: EndRoundDialogProps) {
  const { t, i18n } = useLingui();
  const [remark, setRemark, kept] = useKept(`round-${id}-${patrolDate}`, '');
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const left = points.filter(({ detailId }) => detailId === '');
  const isMissing = left.length > 0 && remark.trim() === '';
  const isOnce = cycleType === '' || cycleType === '0';
  const send = async () => {
    setAsked(true);
    setFault('');
    if (isMissing) return;
    setPending(true);
    try {
      await patrolWalking.endRound(id, remark.trim());
      toast.success(t`已完成巡查：${taskName}`);
      kept.forget();
      await readAgain();
      onClose();
    } catch (reason) {
      setFault(errorText(reason));
    } finally {
      setPending(false);
    }
  };
  const count = left.length;
  return (
    <Dialog
      title={isOnce ? t`完成巡查：${taskName}` : t`完成 ${patrolDate} 的巡查：${taskName}`}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void send()}>
            <Trans>完成</Trans>
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {!isOnce && (
          <Text tone="muted">
            <Trans>只结束当天这一次，以后各次照常巡查。</Trans>
          </Text>
        )}
        {count > 0 && (
          <>
            <Alert tone="warning" title={t`还有 ${count} 个点位没有巡查，将记为漏巡`}>
              {formatList(
                left.map(({ pointName }) => pointName),
                i18n.locale,
              )}
            </Alert>
            <TextArea
              label={t`没有巡查的原因`}
              value={remark}
              onChange={setRemark}
              maxLength={500}
              isRequired
              {...(isAsked && isMissing && { errorMessage: t`请写明原因` })}
            />
          </>
        )}
        <div role="alert">{fault !== '' && <Alert tone="critical">{fault}</Alert>}</div>
      </div>
    </Dialog>
  );
}
