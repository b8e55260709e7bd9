import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { PasswordField } from '@lattice/ui/PasswordField';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../base/errorText.ts';

/** The input of one's password, once more; a rejection is shown and the form stays. */
export function PasswordProof({ onPassword }: { onPassword: (password: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    setFault('');
    try {
      await onPassword(password);
    } catch (error) {
      setFault(errorText(error));
      setPassword('');
    }
    setPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') void send();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        <PasswordField label={t`登录密码`} value={password} onChange={setPassword} isRequired />
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={password === ''}>
          {t`确认身份`}
        </Button>
      </Stack>
    </form>
  );
}
