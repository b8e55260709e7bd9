import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { PlatformName } from '../TopBar/TopBar.tsx';
import { LatticePicture } from './LatticePicture.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import {
  brand,
  card,
  english,
  entry,
  grounded,
  heading,
  name as nameStyle,
  page,
  pictured,
  socialHeading,
  socials as socialsStyle,
  tenant,
  tools as toolsStyle,
} from './LoginPanel.css.ts';
import { PhoneForm, type PhoneFormProps } from './PhoneForm.tsx';
import { type Way, WayTabs } from './WayTabs.tsx';

export type { LoginCaptcha, LoginValues } from './LoginForm.tsx';
export type { PhoneValues } from './PhoneForm.tsx';

/** A way in by another account. */
export interface SocialLogin {
  /** What `onSocial` is called with. */
  id: string;
  /** Its name. */
  label: string;
  /** Its picture. */
  icon: LucideIcon;
}

export interface LoginPanelProps extends LoginFormProps {
  /** The mark of the platform. */
  logo: ReactNode;
  /** Its name in the language shown. */
  name: PlatformName;
  /** Its name in the other language; default none. */
  otherName?: PlatformName;
  /** Language, theme and so on, above the panel; default none. */
  tools?: ReactNode;
  /** The tenant whose page it is; default none is named. */
  tenantName?: string | undefined;
  /** URL of a picture behind everything; default the theme's own ground. */
  background?: string | undefined;
  /** Signing in by a code that comes by short message, in a second tab; needs a captcha. Default not offered. */
  phone?: Pick<PhoneFormProps, 'onSendCode' | 'onSubmit'> | undefined;
  /** Ways in by other accounts; default none. */
  socials?: readonly SocialLogin[];
  /** Called with the way that was chosen. */
  onSocial?: (id: string) => void;
}

/** Where people sign in: the name of the platform and the form, side by side where there is room. */
export function LoginPanel({
  logo,
  name,
  otherName,
  tools,
  tenantName,
  background,
  phone,
  socials = [],
  onSocial,
  ...form
}: LoginPanelProps) {
  const { t } = useLingui();
  const { captcha, errorText } = form;
  const picture =
    background === undefined ? {} : { style: { backgroundImage: `url(${JSON.stringify(encodeURI(background))})` } };
  const ways: Way[] = [{ id: 'account', label: t`账号登录`, form: <LoginForm {...form} /> }];
  if (phone && captcha)
    ways.push({
      id: 'phone',
      label: t`手机登录`,
      form: <PhoneForm {...phone} captcha={captcha} {...(errorText && { errorText })} />,
    });
  return (
    <div className={`${page} ${background === undefined ? '' : pictured}`} {...picture}>
      <header className={`${toolsStyle} ${background === undefined ? '' : grounded}`}>{tools}</header>
      <main className={card}>
        <div className={brand}>
          <LatticePicture />
          {logo}
          <p className={nameStyle} lang={name.lang}>
            {name.text}
          </p>
          {otherName && (
            <p className={english} lang={otherName.lang}>
              {otherName.text}
            </p>
          )}
          {tenantName !== undefined && tenantName !== '' && <p className={tenant}>{tenantName}</p>}
        </div>
        <div className={entry}>
          <h1 className={heading}>{t`登录`}</h1>
          <WayTabs label={t`登录方式`} ways={ways} />
          {socials.length > 0 && (
            <div>
              <p className={socialHeading}>{t`其他登录方式`}</p>
              <div className={socialsStyle}>
                {socials.map(({ id, label, icon }) => (
                  <NativeButton key={id} icon={<Icon of={icon} />} onPress={() => onSocial?.(id)}>
                    {label}
                  </NativeButton>
                ))}
              </div>
            </div>
          )}
        </div>
      </main>
    </div>
  );
}
