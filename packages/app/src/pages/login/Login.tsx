import { LoginPanel, type LoginValues, type PhoneValues } from '@lattice/ui/LoginPanel';
import { useLingui } from '@lingui/react/macro';
import { Building2, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { LanguageButton } from '../../features/looks/LanguageButton.tsx';
import { Logo } from '../../features/looks/Logo.tsx';
import { LooksMenu } from '../../features/looks/LooksMenu.tsx';
import { platformName } from '../../base/platform.ts';
import { preferences } from '../../base/preferences.ts';
import { gate, openGate } from '../../session/gate.ts';
import { externalSignIn } from '../../session/signIn/externalSignIn.ts';
import { phoneSignIn } from '../../session/signIn/phoneSignIn.ts';
import { returnPath } from '../../session/returnPath.ts';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/signIn/signIn.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useExternalReturn } from './useExternalReturn.ts';

/** Where people sign in, by the ways that the server of this address offers. */
export function Login() {
  const { t } = useLingui();
  const { language } = useSnapshot(preferences);
  const { notice } = useSnapshot(session);
  const { tenantName, background, ways } = useSnapshot(gate);
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const { image, isLoading, error, refresh, key } = useCaptcha();
  const [phone] = useState(phoneSignIn);
  const { isPending, failure } = useExternalReturn();
  useEffect(() => void openGate(), []);
  const notices = {
    expired: t`登录已失效，请重新登录。登录后会回到刚才的页面。`,
    unconfirmed: t`已在此浏览器退出，但服务器没有确认。如在公用电脑上，请关闭浏览器。`,
    left: undefined,
  };
  const message = notice === null ? undefined : notices[notice];
  const enter = async ({ account, password, captcha }: LoginValues) => {
    await openGate();
    await signIn({ account, password, captchaKey: await key(), captcha });
  };
  const byPhone = {
    onSendCode: async ({ phone: number, captcha }: Omit<PhoneValues, 'code'>) =>
      phone.send({ phone: number, captchaKey: await key(), captcha }),
    onSubmit: ({ phone: number, code }: Pick<PhoneValues, 'phone' | 'code'>) => phone.enter(number, code),
  };
  const broken = failure === null ? (error === null ? undefined : errorText(error)) : errorText(failure.reason);
  return (
    <LoginPanel
      logo={<Logo size={56} />}
      {...platformName(language)}
      tenantName={tenantName}
      background={background === '' ? undefined : background}
      tools={
        <>
          <LanguageButton />
          <LooksMenu />
        </>
      }
      captcha={{ image, isRefreshing: isLoading, fault: broken, onRefresh: refresh }}
      notice={isPending ? t`正在完成登录，请稍候……` : message}
      errorText={errorText}
      onSubmit={enter}
      phone={ways?.phone === true ? byPhone : undefined}
      // A service without a name cannot be left for.
      socials={(ways?.services ?? [])
        .filter(({ source }) => source)
        .map(({ source, label, kind }) => ({ id: source, label, icon: kind === 'sso' ? Building2 : Link2 }))}
      onSocial={(source) => externalSignIn.leaveFor(source, returnPath(state?.from))}
    />
  );
}
