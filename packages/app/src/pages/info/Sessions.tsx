import { type OpenSession, session as sessions } from '@lattice/api/resources/blade-auth/session';
import { Button } from '@lattice/ui/Button';
import { ErrorState } from '@lattice/ui/ErrorState';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { deviceName } from './deviceName.ts';
import { list, row, words } from './info.css.ts';

/** Where the person is signed in, and a way to end each of these sessions. */
export function Sessions() {
  const { t } = useLingui();
  const [pending, setPending] = useState<string | null>(null);
  const { data, error, refetch } = useQuery<OpenSession[]>({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => client(sessions).list(undefined, { signal }),
  });
  const end = async (id?: string) => {
    setPending(id ?? '');
    try {
      await client(sessions).end(id === undefined ? {} : { id });
      toast.success(t`登录已结束`);
    } catch (reason) {
      toast.error(errorText(reason));
    }
    await refetch();
    setPending(null);
  };
  if (error !== null && data === undefined)
    return <ErrorState title={t`登录设备没有读出来`} message={errorText(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="rows" count={3} />;
  return (
    <Stack>
      <ul className={list}>
        {data.map(({ id, userAgent, address, created, lastSeen, isCurrent }) => {
          const device = deviceName(userAgent);
          return (
            <li key={id} className={row}>
              <div className={words}>
                <Text weight="bold">{device}</Text>
                <Text as="p" size="small" tone="muted">{t`${address}，${created} 登录，最近使用 ${lastSeen}`}</Text>
              </div>
              {isCurrent ? (
                <Tag tone="success">{t`本次登录`}</Tag>
              ) : (
                <Button
                  size="small"
                  isPending={pending === id}
                  onPress={() => void end(id)}
                  aria-label={t`结束 ${device} 的登录`}
                >{t`结束`}</Button>
              )}
            </li>
          );
        })}
      </ul>
      {data.length > 1 && (
        <div>
          <Button isPending={pending === ''} onPress={() => void end()}>{t`结束其他全部登录`}</Button>
        </div>
      )}
    </Stack>
  );
}
