import type { FreshPassword } from '@lattice/api/resources/blade-user';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Descriptions } from '@lattice/ui/Descriptions';
import { copyText } from '@lattice/ui/copyText';
import { Stack } from '@lattice/ui/Stack';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';

interface FreshPasswordsProps {
  /** New passwords by account. */
  passwords: readonly Pick<FreshPassword, 'account' | 'password'>[];
  onClose: () => void;
}

/** Passwords that the server made, shown this once. */
export function FreshPasswords({ passwords, onClose }: FreshPasswordsProps) {
  const { t } = useLingui();
  const copy = async () => {
    const text = passwords.map(({ account, password }) => `${account}\t${password}`).join('\n');
    if (await copyText(text)) toast.success(t`已复制`);
    else toast.error(t`浏览器不允许复制，请选中文字后复制`);
  };
  return (
    <Dialog
      title={t`新密码`}
      width={560}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={() => void copy()}>{t`复制全部`}</Button>
          <Button variant="primary" onPress={onClose}>{t`已记下，关闭`}</Button>
        </>
      }
    >
      <Stack gap="md">
        <Alert tone="warning">{t`密码只显示这一次，关闭后不能再查看。请交给本人，首次登录时必须修改。`}</Alert>
        <Descriptions
          columns={1}
          items={passwords.map(({ account, password }) => ({ label: account, value: <code>{password}</code> }))}
        />
      </Stack>
    </Dialog>
  );
}
