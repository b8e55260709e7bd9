import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { content } from './ConfirmDialog.css.ts';
import { NameList } from './NameList.tsx';

export interface ConfirmDialogProps {
  /** The question, such as 删除网格员？ */
  title: string;
  /** What it touches, by name; up to five are listed, the rest counted. */
  names: readonly string[];
  /** The word on the deciding button, such as 删除. */
  action: string;
  /** `critical` for what cannot be taken back: red button, focus on cancel. Default `normal`. */
  tone?: 'normal' | 'critical';
  /** Whether it is shown. */
  isOpen: boolean;
  /** Does it; while it runs the dialog waits, and if it rejects the error is shown and the dialog stays. */
  onConfirm: () => Promise<void>;
  /** Called when the user decides against it. */
  onCancel: () => void;
  /** What follows from it, such as dependants; default none. */
  children?: ReactNode;
}

/** A question that names what it will do before it is done. */
export function ConfirmDialog({
  title,
  names,
  action,
  tone = 'normal',
  isOpen,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const critical = tone === 'critical';
  const cancel = () => {
    if (isPending) return;
    setError(undefined);
    onCancel();
  };
  const confirm = async () => {
    setPending(true);
    setError(undefined);
    try {
      await onConfirm();
    } catch (reason) {
      setError(reason instanceof Error && reason.message ? reason.message : t`操作没有完成，请重试。`);
    } finally {
      setPending(false);
    }
  };
  const footer = (
    <>
      <Button onPress={cancel} autoFocus={critical}>{t`取消`}</Button>
      <Button
        variant={critical ? 'critical' : 'primary'}
        isPending={isPending}
        onPress={() => void confirm()}
        autoFocus={!critical}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" title={title} width={440} isOpen={isOpen} onOpenChange={cancel} footer={footer}>
      <div className={content}>
        <NameList names={names} />
        {children}
        {error && <Alert tone="critical">{error}</Alert>}
      </div>
    </Dialog>
  );
}
