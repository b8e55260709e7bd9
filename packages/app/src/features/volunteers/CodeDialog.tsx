import { Alert } from '@lattice/ui/Alert';
import { Dialog } from '@lattice/ui/Dialog';
import { QrCode } from '@lattice/ui/QrCode';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { code as codeStyle } from '../guest/guest.css.ts';
import { codeAddress, volunteers } from './activityCode.ts';

const SIZE = 280;
/** Milliseconds after which a code that changes each minute is asked for again; the one before it is good as long. */
const AGAIN = 15_000;

interface CodeDialogProps {
  /** Id and name of the activity. */
  id: string;
  name: string;
  onClose: () => void;
}

/** The code of an activity, shown to those who are there: scanned or typed, they sign up, check in and out. */
export function CodeDialog({ id, name, onClose }: CodeDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['activityCode', id],
    queryFn: async () => volunteers.codes([id]),
    refetchInterval: ({ state }) => (state.data?.[0]?.end ? AGAIN : false),
    refetchIntervalInBackground: true,
  });
  const { code: own = '', end = '' } = data?.[0] ?? {};
  const code = end === '' ? own : `${own}-${end}`;
  return (
    <Dialog title={name} width={480} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={codeStyle}>
        {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
        {code === '' ? (
          error === null && <Skeleton kind="rows" count={6} />
        ) : (
          <>
            <QrCode value={codeAddress(code)} label={t`扫码报名、签到和签退`} size={SIZE} hasText={false} />
            <Text size="title">{code}</Text>
          </>
        )}
        <Text as="p" tone="muted">
          {t`志愿者用手机扫描，或打开 ${location.host}/volunteer 输入签到码，不用登录。`}
        </Text>
        {end !== '' && (
          <Text as="p" tone="muted">
            {t`签到码每分钟更换，请让这个窗口一直开着，供现场扫描。`}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
