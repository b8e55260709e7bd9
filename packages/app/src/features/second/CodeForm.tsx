import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Stack } from '@lattice/ui/Stack';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../base/errorText.ts';

interface CodeFormProps {
  /** The word on the button. */
  action: string;
  /** Says that a recovery code does too; default true. */
  takesRecovery?: boolean;
  /** Sends the code; a rejection is shown and the form stays. */
  onCode: (code: string) => Promise<unknown>;
}

/** The input of a one-time code. */
export function CodeForm({ action, takesRecovery = true, onCode }: CodeFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    setFault('');
    try {
      await onCode(code.trim());
    } catch (error) {
      setFault(errorText(error));
      setCode('');
    }
    setPending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim().length >= 6) void send();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        <TextField
          label={t`动态口令`}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          isRequired
          maxLength={12}
          description={
            takesRecovery ? t`验证器应用中的 6 位数字；手机不在身边时可用恢复码` : t`验证器应用中的 6 位数字`
          }
        />
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={code.trim().length < 6}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
