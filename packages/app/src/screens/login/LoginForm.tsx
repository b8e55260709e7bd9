import { Alert } from '@lattice/ui/Alert';
import { CaptchaField } from '@lattice/ui/CaptchaField';
import { PasswordField } from '@lattice/ui/PasswordField';
import { TextField } from '@lattice/ui/TextField';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../errorText.ts';
import { NativeButton } from '../../frame/NativeButton.tsx';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/signIn.ts';
import { form } from './login.css.ts';
import { useCaptcha } from './useCaptcha.ts';

const empty = { account: '', password: '', captcha: '' };
type Entry = keyof typeof empty;
const entries: readonly Entry[] = ['account', 'password', 'captcha'];

/** Asks for account, password and captcha; after a refusal only the captcha is asked again. */
export function LoginForm() {
  const { t } = useLingui();
  const { notice } = useSnapshot(session);
  const [captcha, refresh] = useCaptcha();
  const [values, setValues] = useState(empty);
  const [missing, setMissing] = useState<readonly Entry[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const inputs = useRef<Partial<Record<Entry, HTMLInputElement | null>>>({});

  const field = (name: Entry, message: string) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setMissing((before) => before.filter((other) => other !== name));
    },
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    ...(missing.includes(name) && { errorMessage: message }),
  });
  const another = () => {
    setValues((before) => ({ ...before, captcha: '' }));
    refresh();
  };
  const enter = async () => {
    setPending(true);
    setError(null);
    try {
      await signIn({ account: values.account.trim(), password: values.password, captchaKey: captcha.key, captcha: values.captcha.trim() });
    } catch (reason) {
      setError(reason);
      another();
      inputs.current.captcha?.focus();
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const gaps = entries.filter((name) => values[name].trim() === '');
    setMissing(gaps);
    const [first] = gaps;
    if (first === undefined) void enter();
    else inputs.current[first]?.focus();
  };

  const failure = error ?? captcha.error;
  return (
    <form className={form} onSubmit={submit} noValidate aria-label={t`登录`}>
      {failure !== null && <Alert tone="critical">{errorText(failure)}</Alert>}
      {failure === null && notice === 'expired' && <Alert tone="warning"><Trans>登录已失效，请重新登录。登录后会回到刚才的页面。</Trans></Alert>}
      {failure === null && notice === 'unconfirmed' && <Alert tone="warning"><Trans>已在此浏览器退出，但服务器没有确认。如在公用电脑上，请关闭浏览器。</Trans></Alert>}
      <TextField {...field('account', t`请输入账号`)} label={t`账号`} autoComplete="username" autoFocus isRequired />
      <PasswordField {...field('password', t`请输入密码`)} label={t`密码`} isRequired />
      <CaptchaField {...field('captcha', t`请输入验证码`)} label={t`验证码`} image={captcha.image} isRefreshing={captcha.isLoading} onRefresh={another} isRequired />
      <NativeButton isSubmit variant="primary" isPending={isPending}>{t`登录`}</NativeButton>
    </form>
  );
}
