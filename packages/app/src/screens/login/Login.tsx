import { LoginPanel, type LoginValues } from '@lattice/ui/LoginPanel';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { errorText } from '../../errorText.ts';
import { LanguageButton } from '../../frame/LanguageButton.tsx';
import { Logo } from '../../frame/Logo.tsx';
import { LooksMenu } from '../../frame/LooksMenu.tsx';
import { platformName } from '../../platform.ts';
import { preferences } from '../../preferences.ts';
import { session } from '../../session/session.ts';
import { signIn } from '../../session/signIn.ts';
import { useCaptcha } from './useCaptcha.ts';

/** Where people sign in. */
export function Login() {
  const { t } = useLingui();
  const { language } = useSnapshot(preferences);
  const { notice } = useSnapshot(session);
  const [{ key, image, isLoading, error }, refresh] = useCaptcha();
  const notices = {
    expired: t`登录已失效，请重新登录。登录后会回到刚才的页面。`,
    unconfirmed: t`已在此浏览器退出，但服务器没有确认。如在公用电脑上，请关闭浏览器。`,
    left: undefined,
  };
  const enter = ({ account, password, captcha }: LoginValues) => signIn({ account, password, captchaKey: key, captcha });
  return (
    <LoginPanel
      logo={<Logo size={56} />}
      {...platformName(language)}
      tools={<><LanguageButton /><LooksMenu /></>}
      captcha={{ image, isRefreshing: isLoading, fault: error === null ? undefined : errorText(error), onRefresh: refresh }}
      notice={notice === null ? undefined : notices[notice]}
      errorText={errorText}
      onSubmit={enter}
    />
  );
}
