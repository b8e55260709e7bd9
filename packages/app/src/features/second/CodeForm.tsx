import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { SecretForm } from './SecretForm.tsx';

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
  return (
    <SecretForm
      action={action}
      least={6}
      renderField={(value, change) => (
        <TextField
          label={t`动态口令`}
          value={value}
          onChange={change}
          autoComplete="one-time-code"
          isRequired
          maxLength={12}
          description={
            takesRecovery ? t`验证器应用中的 6 位数字；手机不在身边时可用恢复码` : t`验证器应用中的 6 位数字`
          }
        />
      )}
      onSecret={(code) => onCode(code.trim())}
    />
  );
}
