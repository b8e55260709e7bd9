import { user } from '@lattice/api/resources/blade-user';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { PasswordField } from '@lattice/ui/PasswordField';
import { Stack } from '@lattice/ui/Stack';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError } from '@lattice/api/ApiError';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { gate } from '../../session/gate.ts';
import { encodePassword } from '../../session/signIn/encodePassword.ts';
import { session } from '../../session/session.ts';
import { signOut } from '../../session/signOut.ts';
import { registrationFault } from './registrationFault.ts';
import { WishFields } from './WishFields.tsx';

const start = () => ({
  tenantId: session.user?.tenant_id ?? '',
  name: '',
  account: '',
  password: '',
  password2: '',
  wishDept: '',
  wishRole: '',
  wishReason: '',
  userType: '1',
});

/** Registers a guest, who then waits for the approval of an administrator; there is no way past it but signing out. */
export function Registration() {
  const { t } = useLingui();
  const form = useId();
  const takesWish = useSnapshot(session).abilities.includes('guestWish');
  const leastLength = useSnapshot(gate).ways?.passwordLength;
  const [values, setValues] = useState(start);
  const [warning, setWarning] = useState('');
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const words = {
    tenantId: t`请先输入租户编号`,
    account: t`请先输入账号名称`,
    password: t`请先输入密码`,
    different: t`两次密码输入不一致`,
  };
  const set = (name: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const leave = () => void signOut();
  const register = async () => {
    setPending(true);
    try {
      const { tenantId, name, account, password, password2: _again, ...wish } = values;
      await client(user).registerGuest({
        tenantId,
        name,
        account,
        password: await encodePassword(password),
        oauthId: session.user?.oauth_id ?? '',
        ...(takesWish && wish),
      });
      setDone(true);
    } catch (error) {
      setWarning(error instanceof ApiError ? errorText(error, t`提交失败`) : t`提交失败`);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fault = registrationFault(values);
    setWarning(fault === null ? '' : words[fault]);
    if (fault === null && !isPending) void register();
  };
  if (isDone) {
    return (
      <Dialog
        role="alertdialog"
        title={t`注册提示`}
        width={440}
        isOpen
        onOpenChange={leave}
        footer={<Button variant="primary" autoFocus onPress={leave}>{t`确定`}</Button>}
      >
        {t`注册申请已提交,请耐心等待管理员通过!`}
      </Dialog>
    );
  }
  return (
    <Dialog
      role="alertdialog"
      title={t`账号注册`}
      width="max(20%, 360px)"
      isOpen
      onOpenChange={() => undefined}
      footer={
        <>
          <Button onPress={leave}>{t`退出登录`}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>{t`提交`}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} aria-label={t`账号注册`}>
        <Stack gap="sm">
          {warning !== '' && <Alert tone="warning">{warning}</Alert>}
          <TextField label={t`租户编号`} isRequired value={values.tenantId} onChange={set('tenantId')} />
          <TextField label={t`用户姓名`} value={values.name} onChange={set('name')} />
          <TextField
            label={t`账号名称`}
            isRequired
            autoComplete="username"
            value={values.account}
            onChange={set('account')}
          />
          <PasswordField
            label={t`账号密码`}
            isRequired
            autoComplete="new-password"
            hasStrength
            {...(leastLength !== undefined && { leastLength })}
            account={values.account}
            value={values.password}
            onChange={set('password')}
          />
          <PasswordField
            label={t`确认密码`}
            isRequired
            autoComplete="new-password"
            value={values.password2}
            onChange={set('password2')}
          />
          {takesWish && <WishFields values={values} onChange={set} />}
        </Stack>
      </form>
    </Dialog>
  );
}
