import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Progress } from '../../Progress/Progress.tsx';

/** Milliseconds after which it says that something is on its way; what comes sooner is not announced. */
const PATIENCE = 400;

interface PanelComingProps {
  /** Title of the window that will stand here. */
  title: string;
  /** Why what it needs has not come; null while it is on its way. */
  error: Error | null;
  /** Asks for it again. */
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in place of a window whose choices and rules are on their way, or did not come. */
export function PanelComing({ title, error, onRetry, onClose }: PanelComingProps) {
  const { t } = useLingui();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (error === null && !isSlow) return null;
  return (
    <Dialog
      title={title}
      width={600}
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t`取消`}</Button>}
    >
      {error === null ? (
        <Progress label={t`正在读取选项`} />
      ) : (
        <Alert
          tone="critical"
          action={<Button size="small" onPress={onRetry}>{t`重试`}</Button>}
        >{t`选项没有取全，没有它们就认不出也写不出文字。请检查网络后重试。`}</Alert>
      )}
    </Dialog>
  );
}
