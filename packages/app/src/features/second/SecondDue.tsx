import { second } from '@lattice/api/resources/blade-auth/second-factor';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Stack } from '@lattice/ui/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTitle } from '../../navigation/useTitle.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { signOut } from '../../session/signOut.ts';
import { backdrop } from '../screen/frame.css.ts';
import { CodeForm } from './CodeForm.tsx';
import { Enrolment } from './Enrolment.tsx';

/** The server wants a one-time code, or that it is set up, before anything else. */
export function SecondDue() {
  const { t } = useLingui();
  const { secondFactor } = useSnapshot(session);
  const [isPending, setPending] = useState(false);
  useTitle(t`动态口令`);
  const done = () => {
    session.secondFactor = null;
  };
  const prove = async (code: string) => {
    await client(second).prove({ code });
    done();
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
            <Trans>动态口令</Trans>
          </h1>
          {secondFactor === 'enrol' ? (
            <>
              <Alert tone="warning">{t`您的角色须用动态口令登录，请先设置。`}</Alert>
              <Enrolment onDone={done} />
            </>
          ) : (
            <CodeForm action={t`登录`} onCode={prove} />
          )}
          <Button variant="quiet" isPending={isPending} onPress={leave}>{t`退出登录`}</Button>
        </Stack>
      </Card>
    </main>
  );
}
