import { user as users } from '@lattice/api/resources/blade-user';
import { Card } from '@lattice/ui/Card';
import { Grid } from '@lattice/ui/Grid';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { SecondFactor } from '../../features/second/SecondFactor.tsx';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { EventSound } from './EventSound.tsx';
import { IdleLock } from './IdleLock.tsx';
import { PasswordForm } from '../../features/password/PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

/** The person's own account: picture and names, password, where they are signed in, when the screen locks. */
export function Info() {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => client(users).info(undefined, { signal }),
  });
  const { refetch } = query;
  const { data, fault } = answerOf(query);
  const changed = () => {
    toast.success(
      session.abilities.length > 0
        ? t`密码已修改，其他设备上的登录已结束。`
        : t`密码已修改，其他设备上的登录可能仍然有效。`,
    );
    void queries.invalidateQueries({ queryKey: ['sessions'] });
  };
  if (fault !== null) return fault;
  // The form is far taller than its skeleton: what stands beside and under it comes with it.
  if (data === undefined)
    return (
      <Page title={t`个人信息`}>
        <Card>
          <Skeleton kind="rows" count={6} />
        </Card>
      </Page>
    );
  return (
    <Page title={t`个人信息`}>
      <Grid columns={{ xs: 1, md: 2 }} gap="md">
        <Card title={t`基本信息`}>
          <ProfileForm key={data.id} profile={data} onSaved={() => void refetch()} />
        </Card>
        <Card title={t`修改密码`}>
          <PasswordForm account={data.account} onChanged={changed} />
        </Card>
        <Card title={t`登录设备`}>
          <Sessions />
        </Card>
        {abilities.includes('secondFactor') && (
          <Card title={t`动态口令`}>
            <SecondFactor />
          </Card>
        )}
        <Card title={t`自动锁屏`}>
          <IdleLock />
        </Card>
        {abilities.includes('inbox') && (
          <Card title={t`提示音`}>
            <EventSound />
          </Card>
        )}
      </Grid>
    </Page>
  );
}
