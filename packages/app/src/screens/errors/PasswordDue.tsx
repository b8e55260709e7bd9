import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Stack } from '@lattice/ui/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { backdrop } from '../../frame/frame.css.ts';
import { useTitle } from '../../frame/useTitle.ts';
import { signOut } from '../../session/signOut.ts';

/** The server wants a new password before anything else. */
export function PasswordDue() {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  useTitle(t`需要修改密码`);
  const leave = () => {
    setPending(true);
    void signOut();
  };
  return (
    <main className={backdrop}>
      <Card>
        <Stack gap="lg">
          <h1><Trans>需要修改密码</Trans></h1>
          <Alert tone="warning">{t`密码由管理员重置，须先修改才能使用系统。当前版本还不能在此修改，请联系管理员。`}</Alert>
          <Button variant="primary" isPending={isPending} onPress={leave}>{t`退出登录`}</Button>
        </Stack>
      </Card>
    </main>
  );
}
