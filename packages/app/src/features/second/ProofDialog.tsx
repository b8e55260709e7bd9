import { second } from '@lattice/api/resources/blade-auth/second-factor';
import { Alert } from '@lattice/ui/Alert';
import { Dialog } from '@lattice/ui/Dialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../base/errorText.ts';
import { endProof } from '../../session/askProof.ts';
import { client } from '../../session/client.ts';
import { encodePassword } from '../../session/signIn/encodePassword.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordProof } from './PasswordProof.tsx';

/** Asks for a fresh one-time code before what is grave, or for the password of who has none. */
export function ProofDialog() {
  const { t } = useLingui();
  const { data, error } = useQuery({ queryKey: ['second', 'state'], queryFn: () => client(second).state() });
  const prove = async (proof: { code: string } | { password: string }) => {
    await client(second).prove(proof);
    endProof(true);
  };
  const form =
    data?.isOn === false ? (
      <PasswordProof onPassword={async (password) => prove({ password: await encodePassword(password) })} />
    ) : (
      <CodeForm action={t`确认身份`} onCode={async (code) => prove({ code })} />
    );
  return (
    <Dialog title={t`确认是本人操作`} width={480} isOpen onOpenChange={() => endProof(false)}>
      <Stack gap="md">
        <Text tone="muted">{t`授权、查看明文和打印明文前须再次确认，十分钟内有效。`}</Text>
        {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
        {data === undefined && error === null ? <Skeleton kind="rows" count={2} /> : form}
      </Stack>
    </Dialog>
  );
}
