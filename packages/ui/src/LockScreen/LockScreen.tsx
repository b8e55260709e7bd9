import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { card, form, heading, page } from './LockScreen.css.ts';

export { LockDialog } from './LockDialog.tsx';

export interface LockScreenProps {
  /** Whether the screen is locked. */
  isLocked: boolean;
  /** What is locked away; it is not in the page while the screen is locked. */
  children?: ReactNode;
  /** The person who locked it. */
  name: string;
  /** URL of the person's picture; default the name's letters. */
  avatar?: string;
  /** How many wrong passwords end the session; default 5. */
  maxTries?: number;
  /** Says whether the password is right, and then unlocks; a rejection is shown and counts as no try. */
  onUnlock: (password: string) => boolean | Promise<boolean>;
  /** Ends the session: by the person's wish, or after the last wrong password. */
  onSignOut: () => void;
}

/** Stands in for the page while the screen is locked and asks for the lock password. */
export function LockScreen({ isLocked, children, ...lock }: LockScreenProps) {
  return isLocked ? <Locked {...lock} /> : children;
}

function Locked({ name, avatar, maxTries = 5, onUnlock, onSignOut }: Omit<LockScreenProps, 'isLocked' | 'children'>) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  const left = maxTries - tries;
  const refuse = () => {
    setTries(tries + 1);
    if (tries + 1 >= maxTries) onSignOut();
  };
  const unlock = async () => {
    setPending(true);
    setFailure('');
    try {
      if (!(await onUnlock(password))) refuse();
    } catch (reason) {
      setFailure(reason instanceof Error && reason.message !== '' ? reason.message : t`没有完成解锁，请重试。`);
    } finally {
      setPending(false);
      setPassword('');
      input.current?.focus();
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || left <= 0) return;
    setMissing(password === '');
    if (password === '') input.current?.focus();
    else void unlock();
  };
  const change = (value: string) => {
    setPassword(value);
    if (value !== '') setMissing(false);
  };
  return (
    <main className={page}>
      <div className={card}>
        <Avatar name={name} {...(avatar !== undefined && { src: avatar })} size={72} isDecorative />
        <h1 className={heading}>{t`${name}，屏幕已锁定`}</h1>
        <form className={form} noValidate onSubmit={submit} aria-label={t`解锁`}>
          {failure !== '' && <Alert tone="critical">{failure}</Alert>}
          {failure === '' && tries > 0 && (
            <Alert tone="critical">{t`锁屏密码错误，还可以再试 ${left} 次，之后需要重新登录。`}</Alert>
          )}
          <PasswordField
            ref={input}
            label={t`锁屏密码`}
            value={password}
            onChange={change}
            autoFocus
            isRequired
            {...(missing && { errorMessage: t`锁屏密码不能为空` })}
          />
          <Button type="submit" variant="primary" isPending={isPending}>{t`解锁`}</Button>
          <Button variant="quiet" onPress={onSignOut}>{t`退出登录`}</Button>
        </form>
      </div>
    </main>
  );
}
