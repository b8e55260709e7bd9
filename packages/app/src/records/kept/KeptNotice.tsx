import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { useLingui } from '@lingui/react/macro';
import type { Kept } from './useKept.ts';

/** Says that what was begun before was found again, and lets people begin anew. */
export function KeptNotice({ kept: { isRestored, forget } }: { kept: Kept }) {
  const { t } = useLingui();
  if (!isRestored) return null;
  return (
    <Alert action={<Button size="small" onPress={forget}>{t`放弃草稿`}</Button>}>{t`已恢复上次未保存的内容。`}</Alert>
  );
}
