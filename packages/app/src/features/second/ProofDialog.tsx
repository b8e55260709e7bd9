import { second } from '@lattice/api/resources/blade-auth/second-factor';
import { Dialog } from '@lattice/ui/Dialog';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { endProof } from '../../session/askProof.ts';
import { client } from '../../session/client.ts';
import { CodeForm } from './CodeForm.tsx';

/** Asks for a fresh one-time code before what is grave. */
export function ProofDialog() {
  const { t } = useLingui();
  return (
    <Dialog title={t`确认是本人操作`} width={480} isOpen onOpenChange={() => endProof(false)}>
      <Stack gap="md">
        <Text tone="muted">{t`授权、查看明文和打印明文前须再次确认，十分钟内有效。`}</Text>
        <CodeForm
          action={t`确认身份`}
          onCode={async (code) => {
            await client(second).prove({ code });
            endProof(true);
          }}
        />
      </Stack>
    </Dialog>
  );
}
