import type { FinishedSheet } from '@lattice/api/psychology/answerCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import * as css from '../../features/psychology/psychology.css.ts';

interface FinishedPartProps {
  finished: FinishedSheet;
  /** Leads back to what is offered; there is no way back without it. */
  onBack?: () => void;
}

/** What came of a sheet: the words of its result, or why it does not count. */
export function FinishedPart({ finished, onBack }: FinishedPartProps) {
  const { t } = useLingui();
  const { status, invalidReason, result } = finished;
  return (
    <div className={css.told}>
      {status === '3' ? (
        <Alert tone="warning" title={t`这份答卷没有生效`}>
          {invalidReason === '' ? t`答卷无效，可以重新作答。` : t`${invalidReason}，可以重新作答。`}
        </Alert>
      ) : (
        <Alert tone="success" title={t`已交卷`}>
          {t`感谢作答。结果只有本人和心理咨询师能看到。`}
        </Alert>
      )}
      {result && (
        <Stack gap="sm">
          <Text as="h2" size="title">
            {result.title}
          </Text>
          <Text as="p" className={css.prose}>
            {result.text}
          </Text>
          {result.advice !== '' && (
            <Text as="p" tone="muted" className={css.prose}>
              {t`建议：${result.advice}`}
            </Text>
          )}
          <Text as="p" size="small" tone="muted">
            {t`结果供参考，不是诊断。感到难受时，请随时联系心理咨询师。`}
          </Text>
        </Stack>
      )}
      {onBack && (
        <Stack direction="row" gap="sm">
          <Button variant="primary" onPress={onBack}>{t`返回量表列表`}</Button>
        </Stack>
      )}
    </div>
  );
}
