import { session as sessions } from '@lattice/api/resources/blade-auth/session';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SessionList } from '../../features/sessions/SessionList.tsx';
import { client } from '../../session/client.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';

/** Where the person is signed in, and a way to end each of these sessions. */
export function Sessions() {
  const { t } = useLingui();
  const query = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => client(sessions).list(undefined, { signal }),
  });
  const { data, fault } = answerOf(query, t`登录设备没有读出来`);
  if (data === undefined) return fault ?? <Skeleton kind="rows" count={3} />;
  return (
    <SessionList
      sessions={data}
      end={async (id) => client(sessions).end(id === undefined ? { all: 1 } : { id })}
      endAll={t`结束其他全部登录`}
      onEnded={query.refetch}
    />
  );
}
