import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import type { Draft } from './useDraft.ts';

interface DraftNoticeProps {
  /** The draft. */
  draft: Draft;
  /** Some fields are never stored, so they must be filled in again; default false. */
  hasPrivate?: boolean;
}

/** Says that a draft was restored, and lets people discard it and take that back. */
export function DraftNotice({ draft: { state, toggle }, hasPrivate = false }: DraftNoticeProps) {
  const { t } = useLingui();
  if (state === 'none') return null;
  const isRestored = state === 'restored';
  return (
    <Alert
      action={
        <Button size="small" onPress={toggle}>
          {isRestored ? t`放弃草稿` : t`撤销`}
        </Button>
      }
    >
      {!isRestored && <Trans>已放弃草稿，内容回到打开时的样子。</Trans>}
      {isRestored &&
        (hasPrivate ? (
          <Trans>已恢复上次未保存的内容；敏感信息不存草稿，请重新填写。</Trans>
        ) : (
          <Trans>已恢复上次未保存的内容。</Trans>
        ))}
    </Alert>
  );
}
