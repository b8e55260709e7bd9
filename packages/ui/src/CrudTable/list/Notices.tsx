import { Trans } from '@lingui/react/macro';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';

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
