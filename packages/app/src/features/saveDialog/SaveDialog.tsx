import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../base/errorText.ts';

interface SaveDialogProps {
  title: string;
  /** Width in px. */
  width: number;
  /** What the button says; default 保存. */
  action?: string;
  /** Marks what cannot be taken back; default false. */
  isCritical?: boolean;
  /** There is something to save. */
  isReady: boolean;
  /** Why what the dialog shows could not be read. */
  problem?: unknown;
  /** Saves; the dialog closes once it is done, and tells why where it rejects. */
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that saves what was chosen in it. */
export function SaveDialog({
  title,
  width,
  action,
  isCritical = false,
  isReady,
  problem = null,
  onSave,
  onClose,
  children,
}: SaveDialogProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const save = async () => {
    setSending(true);
    setFailure(null);
    try {
      await onSave();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  const fault = failure ?? problem;
  return (
    <Dialog
      title={title}
      width={width}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button
            variant={isCritical ? 'critical' : 'primary'}
            isDisabled={!isReady}
            isPending={isSending}
            onPress={() => void save()}
          >
            {action ?? t`保存`}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {children}
        {fault !== null && <Alert tone="critical">{errorText(fault)}</Alert>}
      </Stack>
    </Dialog>
  );
}
