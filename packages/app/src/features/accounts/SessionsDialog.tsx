import { accountCalls } from '@lattice/api/accountCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { transport } from '../../session/transport.ts';
import { SessionList } from '../sessions/SessionList.tsx';

interface SessionsDialogProps {
  userId: string;
  /** What the person is called. */
  name: string;
  onClose: () => void;
}

/** Where somebody else is signed in, and a way to sign them out. */
export function SessionsDialog({ userId, name, onClose }: SessionsDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', 'blade-user', 'sessions', userId],
    queryFn: () => accountCalls(transport).sessions(userId),
    staleTime: 0,
  });
  return (
    <Dialog
      title={t`${name}的登录设备`}
      width={640}
      isOpen
      onOpenChange={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`关闭`}</Button>}
    >
      {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
      {data === undefined && error === null && <Skeleton kind="rows" count={3} />}
      {data?.length === 0 && <Empty title={t`没有登录`} description={t`此人现在没有在任何设备上登录。`} />}
      {data !== undefined && data.length > 0 && (
        <SessionList
          sessions={data}
          end={async (id) => accountCalls(transport).endSessions(userId, id)}
          endAll={t`全部退出登录`}
          onEnded={refetch}
        />
      )}
    </Dialog>
  );
}
