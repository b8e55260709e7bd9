import { PasswordField } from '@lattice/ui/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { SecretForm } from './SecretForm.tsx';

/** The input of one's password, once more; a rejection is shown and the form stays. */
export function PasswordProof({ onPassword }: { onPassword: (password: string) => Promise<unknown> }) {
  const { t } = useLingui();
  return (
    <SecretForm
      action={t`确认身份`}
      least={1}
      renderField={(value, change) => <PasswordField label={t`登录密码`} value={value} onChange={change} isRequired />}
      onSecret={onPassword}
    />
  );
}
