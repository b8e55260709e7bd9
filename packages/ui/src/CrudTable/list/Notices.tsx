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
  /** Closes it. */
  onPress: () => void;
}

/** What went wrong with something that was done to rows that are still shown. */
export function FaultNotice({ message, onPress }: FaultNoticeProps) {
  return (
    <Alert
      tone="critical"
      action={
        <Button size="small" onPress={onPress}>
          <Trans>知道了</Trans>
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

interface UnreadNoticeProps {
  message: string;
  onRetry: () => void;
}

/** Says above the map of a list that its rows could not be read, and reads them again. */
export function UnreadNotice({ message, onRetry }: UnreadNoticeProps) {
  return (
    <Alert
      tone="critical"
      action={
        <Button size="small" onPress={onRetry}>
          <Trans>重试</Trans>
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
