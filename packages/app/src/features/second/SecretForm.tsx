import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Stack } from '@lattice/ui/Stack';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText } from '../../base/errorText.ts';

interface SecretFormProps {
  /** The word on the button. */
  action: string;
  /** Fewest signs of what may be sent. */
  least: number;
  /** The input of the secret. */
  renderField: (value: string, change: (value: string) => void) => ReactNode;
  /** Sends the secret; a rejection is shown and the form stays, emptied. */
  onSecret: (secret: string) => Promise<unknown>;
}

/** A form of one secret that proves who one is. */
export function SecretForm({ action, least, renderField, onSecret }: SecretFormProps) {
  const [secret, setSecret] = useState('');
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    setFault('');
    try {
      await onSecret(secret);
    } catch (error) {
      setFault(errorText(error));
      setSecret('');
    }
    setPending(false);
  };
  const isShort = secret.trim().length < least;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShort) void send();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        {renderField(secret, setSecret)}
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={isShort}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
