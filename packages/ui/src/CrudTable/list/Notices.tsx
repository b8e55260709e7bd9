import { Trans } from '@lingui/react/macro';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { usePart } from '../CrudParts.tsx';

interface FaultNoticeProps {
  message: string;
  /** What can be done about it. */
  way: 'close' | 'retry';
  onPress: () => void;
}

/** What went wrong with a list whose rows are still shown. */
export function FaultNotice({ message, way, onPress }: FaultNoticeProps) {
  return (
    <Alert
      tone="critical"
      action={
        <Button size="small" onPress={onPress}>
          {way === 'retry' ? <Trans>重试</Trans> : <Trans>知道了</Trans>}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

/** Says that nothing is selected, as long as that is so. */
export function NothingSelected({ onClose }: { onClose: () => void }) {
  const { count } = usePart('selection');
  if (count > 0) return null;
  return (
    <Alert
      tone="warning"
      action={
        <Button size="small" onPress={onClose}>
          <Trans>知道了</Trans>
        </Button>
      }
    >
      <Trans>请至少选择一条记录，再批量删除</Trans>
    </Alert>
  );
}
