import { second } from '@lattice/api/resources/blade-auth/second-factor';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { CodeForm } from './CodeForm.tsx';
import { Enrolment } from './Enrolment.tsx';

/** The second factor of one's own account: whether it is on, and the way to turn it on or off. */
export function SecondFactor() {
  const { t } = useLingui();
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['second', 'state'], queryFn: () => client(second).state() });
  if (error !== null) return <Alert tone="critical">{errorText(error)}</Alert>;
  if (data === undefined) return <Skeleton kind="rows" count={2} />;
  const close = () => {
    setOpen(null);
    void refetch();
  };
  const drop = async (code: string) => {
    await client(second).drop({ code });
    toast.success(t`动态口令已停用`);
    close();
  };
  return (
    <Stack gap="md">
      <Text tone="muted">
        {data.isOn
          ? t`已启用：登录以及授权、查看明文前须输入手机验证器中的数字。恢复码还剩 ${data.recovery} 个。`
          : t`未启用：启用后，只知道密码的人不能登录您的账号。`}
      </Text>
      <div>
        {data.isOn ? (
          <Button isDisabled={data.isNeeded} onPress={() => setOpen('off')}>{t`停用`}</Button>
        ) : (
          <Button variant="primary" onPress={() => setOpen('on')}>{t`启用`}</Button>
        )}
      </div>
      {data.isOn && data.isNeeded && <Text size="small" tone="muted">{t`您的角色须用动态口令，不能停用。`}</Text>}
      {open === 'on' && (
        <Dialog title={t`启用动态口令`} width={480} isOpen onOpenChange={close}>
          <Enrolment onDone={close} />
        </Dialog>
      )}
      {open === 'off' && (
        <Dialog title={t`停用动态口令`} width={480} isOpen onOpenChange={close}>
          <CodeForm action={t`停用`} onCode={drop} />
        </Dialog>
      )}
    </Stack>
  );
}
