import { user } from '@lattice/api/resources/blade-user';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { PasswordField, passwordRules } from '@lattice/ui/PasswordField';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { gate, renewGate } from '../../session/gate.ts';
import { encodePassword } from '../../session/signIn/encodePassword.ts';
import { type PasswordFault, passwordFaults } from './passwordFaults.ts';

interface PasswordFormProps {
  /** Account that the password must not contain. */
  account: string;
  /** Called when the password was changed. */
  onChanged: () => void;
}

const empty = { oldPassword: '', newPassword: '', newPassword1: '' };
type Values = typeof empty;

/** Changes one's own password; the other sessions of the person end. */
export function PasswordForm({ account, onChanged }: PasswordFormProps) {
  const { t } = useLingui();
  const leastLength = useSnapshot(gate).ways?.passwordLength;
  useEffect(() => void renewGate(), []);
  const [values, setValues] = useState(empty);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const found = passwordFaults(
    values,
    passwordRules(values.newPassword, account, leastLength).some(({ isKept }) => !isKept),
  );
  const faults = isTried ? found : {};
  const words: Record<PasswordFault, string> = {
    oldPassword: t`请输入原密码`,
    newPassword: t`请输入新密码`,
    newPassword1: t`请再次输入新密码`,
    weak: t`新密码不符合下列要求`,
    same: t`新密码不能与原密码相同`,
    different: t`两次输入的新密码不一致`,
  };
  const errorOf = (name: keyof Values) => (faults[name] === undefined ? {} : { errorMessage: words[faults[name]] });
  const set = (name: keyof Values) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const save = async () => {
    setPending(true);
    setFailure('');
    try {
      const [oldPassword, newPassword] = await Promise.all([
        encodePassword(values.oldPassword),
        encodePassword(values.newPassword),
      ]);
      await client(user).updatePassword({ oldPassword, newPassword, newPassword1: newPassword });
      setValues(empty);
      setTried(false);
      onChanged();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isPending && Object.keys(found).length === 0) void save();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t`修改密码`}>
      <Stack gap="sm">
        {failure !== '' && <Alert tone="critical">{failure}</Alert>}
        <PasswordField
          label={t`原密码`}
          isRequired
          value={values.oldPassword}
          onChange={set('oldPassword')}
          {...errorOf('oldPassword')}
        />
        <PasswordField
          label={t`新密码`}
          isRequired
          autoComplete="new-password"
          hasStrength
          {...(leastLength !== undefined && { leastLength })}
          account={account}
          value={values.newPassword}
          onChange={set('newPassword')}
          {...errorOf('newPassword')}
        />
        <PasswordField
          label={t`确认密码`}
          isRequired
          autoComplete="new-password"
          value={values.newPassword1}
          onChange={set('newPassword1')}
          {...errorOf('newPassword1')}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>{t`修改密码`}</Button>
        </div>
      </Stack>
    </form>
  );
}
