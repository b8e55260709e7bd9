import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { momentWords } from './momentWords.ts';

export interface StaleStripProps {
  /** When the data below were read. */
  asOf: Date;
  /** Why they could not be read again; nothing by default. */
  reason?: string;
  /** They are being read again; default false. */
  isPending?: boolean;
  /** Reads them again. */
  onRetry: () => void;
}

/** Says above data that they could not be read again, and from when they are; what is below stays as it is. */
export function StaleStrip({ asOf, reason = '', isPending = false, onRetry }: StaleStripProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const time = momentWords(asOf, now, i18n.locale);
  return (
    <Alert tone="warning" action={<Button size="small" isPending={isPending} onPress={onRetry}>{t`重试`}</Button>}>
      {t`刚才没有更新成功，显示的是 ${time} 的数据。${reason}`}
    </Alert>
  );
}
