import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ConfirmDialog/ConfirmDialog.tsx';
import type { Leave } from './useLeave.ts';

interface LeaveQuestionProps {
  /** The way out. */
  way: Leave;
  /** The fields that a draft does not keep; null where there is no draft. */
  lost: readonly string[] | null;
}

/** Asks before what was typed is thrown away, and names what a draft does not keep. */
export function LeaveQuestion({ way: { isAsking, answer }, lost }: LeaveQuestionProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`放弃未保存的内容？`}
      names={lost ?? []}
      action={t`放弃`}
      tone="critical"
      isOpen={isAsking}
      onConfirm={async () => answer(true)}
      onCancel={() => answer(false)}
    >
      {lost === null && <Trans>刚才填写的内容还没有保存，关闭后将丢失。</Trans>}
      {lost?.length === 0 && <Trans>还有文件没有传完，离开后需要重新上传。</Trans>}
      {lost !== null && lost.length > 0 && (
        <Trans>以上内容不存入草稿，离开后需要重新填写；其余内容已存为草稿，下次打开时恢复。</Trans>
      )}
    </ConfirmDialog>
  );
}
