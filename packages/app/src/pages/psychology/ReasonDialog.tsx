import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { useKept } from '../../records/kept/useKept.ts';

interface ReasonDialogProps {
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a report is read whole. */
export function ReasonDialog({ onReason, onClose }: ReasonDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [reason, setReason, kept] = useKept('report-reason', '');
  const [isTold, setTold] = useState(false);
  const { length } = Array.from(reason.trim());
  const fault = length < 2 || length > 200 ? t`请填写查看原因，2 到 200 个字` : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    if (fault !== undefined) return;
    kept.forget();
    onReason(reason.trim());
  };
  return (
    <Dialog
      title={t`查看完整报告`}
      width={480}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button variant="primary" type="submit" form={form}>{t`查看`}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <TextField
          label={t`查看原因`}
          description={t`例如：面询前了解情况`}
          isRequired
          autoFocus
          value={reason}
          onChange={setReason}
          {...(isTold && fault !== undefined && { errorMessage: fault })}
        />
      </form>
    </Dialog>
  );
}
