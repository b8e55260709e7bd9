import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { Empty } from '../../Empty/Empty.tsx';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { lowerCaseLabel } from '../../lowerCaseLabel/lowerCaseLabel.tsx';
import { usePart } from '../CrudParts.tsx';

interface EmptyRowsProps {
  /** Filters are in force. */
  isFiltered: boolean;
}

/** Why there are no rows, and the way on: again, without filters, or a first one. */
export function EmptyRows({ isFiltered }: EmptyRowsProps) {
  const { t, i18n } = useLingui();
  const list = usePart('list');
  const may = usePart('rights');
  const { search, change } = usePart('search');
  const { props } = usePart('definition');
  const label = lowerCaseLabel(props.recordLabel ?? props.label, i18n.locale);
  if (list.error !== null)
    return <ErrorState title={t`列表没有读出来`} message={list.error.message} onRetry={list.reload} />;
  if (isFiltered)
    return (
      <Empty
        kind="noMatch"
        action={
          <Button onPress={() => search({}, undefined)}>
            <Trans>清空条件</Trans>
          </Button>
        }
      />
    );
  return (
    <Empty
      kind="nothing"
      action={
        may.add && (
          <Button variant="primary" onPress={() => change({ open: { mode: 'add' } })}>{t`新增${label}`}</Button>
        )
      }
    />
  );
}

interface FaultNoticeProps {
  message: string;
  /** What the button does: what failed is tried again, or the notice is closed. */
  action: 'retry' | 'close';
  onPress: () => void;
}

/** What went wrong with rows or with something that was done to them. */
export function FaultNotice({ message, action, onPress }: FaultNoticeProps) {
  return (
    <Alert
      tone="critical"
      action={
        <Button size="small" onPress={onPress}>
          {action === 'retry' ? <Trans>重试</Trans> : <Trans>知道了</Trans>}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
