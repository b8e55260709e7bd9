import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';

interface LockDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when it wants to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Stores the password and locks the screen. */
  onLock: (password: string) => void;
}

/** Asks for a lock password before the screen is locked for the first time. */
export function LockDialog(props: LockDialogProps) {
  return props.isOpen ? <Opened {...props} /> : null;
}

function Opened({ isOpen, onOpenChange, onLock }: LockDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onLock(password);
  };
  return (
    <Dialog
      title={t`设置锁屏密码`}
      width={440}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{t`取消`}</Button>
          <Button variant="primary" type="submit" form={id}>{t`锁屏`}</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <PasswordField
          label={t`锁屏密码`}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          autoFocus
          isRequired
          description={t`只用于解开此浏览器的锁屏，与登录密码无关。`}
          {...(missing && password === '' && { errorMessage: t`锁屏密码不能为空` })}
        />
      </form>
    </Dialog>
  );
}
