import { FullScreenButton } from '@lattice/ui/FullScreenButton';
import { useSizeClass } from '@lattice/ui/Frame';
import { TopBar } from '@lattice/ui/TopBar';
import { useSnapshot } from 'valtio';
import { LanguageButton } from '../frame/LanguageButton.tsx';
import { Logo } from '../frame/Logo.tsx';
import { LooksMenu } from '../frame/LooksMenu.tsx';
import { platformName } from '../platform.ts';
import { preferences } from '../preferences.ts';
import { session } from '../session/session.ts';
import { signOut } from '../session/signOut.ts';

/** Props of Bar. */
export interface BarProps {
  /** What the menu is now. */
  menu: 'wide' | 'narrow' | 'drawer';
  /** Narrows or widens the side bar, or opens the drawer. */
  onToggleMenu: () => void;
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

/** The bar across the top, with the name of the platform and the person who is signed in. */
export function Bar(props: BarProps) {
  const { language } = useSnapshot(preferences);
  const { user } = useSnapshot(session);
  const size = useSizeClass();
  const account = user?.account ?? '';
  const name = user?.real_name || user?.nick_name || user?.user_name || account;
  const picture = user !== null && /^(?:https?:\/)?\/(?!\/)/.test(user.avatar) ? { avatar: user.avatar } : {};
  return (
    <TopBar
      {...props}
      logo={<Logo />}
      {...platformName(language)}
      user={{ name, account, ...picture }}
      tools={<><LanguageButton /><LooksMenu />{size !== 'phone' && <FullScreenButton />}</>}
      onSignOut={signOut}
    />
  );
}
