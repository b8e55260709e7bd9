import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { buttons, form } from './Masked.css.ts';

interface ReasonFormProps {
  /** What is to be shown. */
  label: string;
  /** Asks for the clear value; it rejects with a sentence where it is refused. */
  onReveal: (reason: string) => Promise<void>;
  /** Gives up. */
  onCancel: () => void;
}

/** Asks why a sensitive value is to be shown; the reason is written to the log. */
export function ReasonForm({ label, onReveal, onCancel }: ReasonFormProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  // Not `autoFocus`: a modal around takes focus back that comes before the question is part of it.
  useEffect(() => input.current?.focus(), []);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim().length < 2) return setProblem(t`请填写查看原因，至少 2 个字`);
    setPending(true);
    try {
      await onReveal(reason.trim());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setPending(false);
    }
  };
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t`查看原因`}
        ref={input}
        isRequired
        value={reason}
        onChange={setReason}
        errorMessage={problem}
        description={t`查看${label}会记入日志`}
        maxLength={100}
      />
      <div className={buttons}>
        <Button size="small" onPress={onCancel}>{t`取消`}</Button>
        <Button size="small" variant="primary" type="submit" isPending={isPending}>{t`查看`}</Button>
      </div>
    </form>
  );
}
