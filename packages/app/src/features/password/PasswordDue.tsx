import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Stack } from '@lattice/ui/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { backdrop } from '../screen/frame.css.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { session } from '../../session/session.ts';
import { signOut } from '../../session/signOut.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** The server wants a new password before anything else. */
export function PasswordDue() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [isPending, setPending] = useState(false);
  useTitle(t`需要修改密码`);
  const done = () => {
    session.mustChangePassword = false;
  };
  const leave = () => {
    setPending(true);
    void signOut();
  };
  return (
    <main className={backdrop}>
      <Card>
        <Stack gap="lg">
          <h1>
            <Trans>需要修改密码</Trans>
          </h1>
          <Alert tone="warning">{t`密码已到期、容易被猜到，或由管理员设置，须先修改才能使用系统。`}</Alert>
          <PasswordForm account={user?.account ?? ''} onChanged={done} />
          <Button variant="quiet" isPending={isPending} onPress={leave}>{t`退出登录`}</Button>
        </Stack>
      </Card>
    </main>
  );
}
