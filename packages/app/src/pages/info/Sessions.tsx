import { session as sessions } from '@lattice/api/resources/blade-auth/session';
import { ErrorState } from '@lattice/ui/ErrorState';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { SessionList } from '../../features/sessions/SessionList.tsx';
import { client } from '../../session/client.ts';

/** Where the person is signed in, and a way to end each of these sessions. */
export function Sessions() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => client(sessions).list(undefined, { signal }),
  });
  if (error !== null && data === undefined)
    return <ErrorState title={t`登录设备没有读出来`} message={errorText(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="rows" count={3} />;
  return (
    <SessionList
      sessions={data}
      end={async (id) => client(sessions).end(id === undefined ? { all: 1 } : { id })}
      endAll={t`结束其他全部登录`}
      onEnded={refetch}
    />
  );
}
