import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { Palette } from 'lucide-react';
import { Flyout } from '../../frame/Flyout.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { Logo } from '../../frame/Logo.tsx';
import { ThemeChoice } from '../../frame/ThemeChoice.tsx';
import { platform } from '../../platform.ts';
import { LatticePicture } from './LatticePicture.tsx';
import { LoginForm } from './LoginForm.tsx';
import { brand, card, english, entry, heading, name, page, tools } from './login.css.ts';

/** Where people sign in. */
export function Login() {
  const { t } = useLingui();
  return (
    <div className={page}>
      <header className={tools}>
        <LanguageSwitch />
        <Flyout label={t`主题`} button={<Icon of={Palette} />}>{() => <ThemeChoice />}</Flyout>
      </header>
      <main className={card}>
        <div className={brand}>
          <LatticePicture />
          <Logo size={56} />
          <p className={name} lang="zh-CN">{platform.zh}</p>
          <p className={english} lang="en">{platform.en}</p>
        </div>
        <div className={entry}>
          <h1 className={heading}>{t`登录`}</h1>
          <LoginForm />
        </div>
      </main>
    </div>
  );
}
