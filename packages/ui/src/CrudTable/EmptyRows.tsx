import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { inSentence } from '../inSentence/inSentence.tsx';
import type { Crud } from './useCrud.tsx';

/** Props of what stands where there are no rows. */
export interface EmptyRowsProps {
  crud: Crud;
  isFiltered: boolean;
}

/** Why there are no rows, and the way on: again, without filters, or a first one. */
export function EmptyRows({ crud: { list, label: name, may, search, change }, isFiltered }: EmptyRowsProps) {
  const { t, i18n } = useLingui();
  const label = inSentence(name, i18n.locale);
  if (list.error !== null) return <ErrorState title={t`列表没有读出来`} message={list.error.message} onRetry={list.reload} />;
  if (isFiltered) return <Empty kind="noMatch" action={<Button onPress={() => search({}, undefined)}><Trans>清空条件</Trans></Button>} />;
  return <Empty kind="nothing" action={may.add && <Button variant="primary" onPress={() => change({ open: { mode: 'add' } })}>{t`新增${label}`}</Button>} />;
}
