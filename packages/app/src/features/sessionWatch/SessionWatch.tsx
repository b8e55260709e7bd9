import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionWatch } from './useSessionWatch.ts';

/** Keeps the session alive while the person is active, and warns before it ends. */
export function SessionWatch() {
  const { t } = useLingui();
  const { left, stay, leave } = useSessionWatch();
  if (left === null) return null;
  return (
    <Dialog
      role="alertdialog"
      title={t`登录即将失效`}
      width={440}
      isOpen
      onOpenChange={stay}
      footer={
        <>
          <Button onPress={leave}>{t`退出登录`}</Button>
          <Button variant="primary" autoFocus onPress={stay}>{t`继续使用`}</Button>
        </>
      }
    >
      <p role="timer">
        <Trans>您已较长时间没有操作，{left} 秒后将自动退出登录。</Trans>
      </p>
    </Dialog>
  );
}
