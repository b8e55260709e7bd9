import { type TopBarProps, TopBar, type UserAction } from '@lattice/ui/TopBar';
import { useSnapshot } from 'valtio';
import { toolsRoom } from '../features/screen/frame.css.ts';
import { LanguageButton } from '../features/looks/LanguageButton.tsx';
import { Logo } from '../features/looks/Logo.tsx';
import { LooksMenu } from '../features/looks/LooksMenu.tsx';
import { platformName } from '../base/platform.ts';
import { preferences } from '../base/preferences.ts';
import { canSwitch } from '../session/canSwitch.ts';
import { session } from '../session/session.ts';
import { signOut } from '../session/signOut.ts';
import { DeferredPart } from './DeferredPart.tsx';

interface BarProps extends Pick<TopBarProps, 'menu' | 'onToggleMenu'> {
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

const toolsBefore = <span className={toolsRoom} aria-hidden />;
const loadTools = () => import('./tools/BarTools.tsx').then((m) => m.BarTools);
const ways: Partial<Record<UserAction, string>> = { dashboard: '/wel/dashboard', info: '/info/index' };

/**
 * The bar across the top, with the name of the platform and the person who is signed in. Tools that come later stand
 * first, so that nothing moves when they do.
 */
export function Bar(props: BarProps) {
  const { language } = useSnapshot(preferences);
  const { user, abilities } = useSnapshot(session);
  const account = user?.account ?? '';
  const name = user?.real_name || user?.nick_name || user?.user_name || account;
  const picture = user !== null && /^(?:https?:\/)?\/(?!\/)/.test(user.avatar) ? { avatar: user.avatar } : {};
  const act = (id: UserAction) => {
    if (id === 'switch') session.switching = 'open';
    else props.onNavigate(ways[id] ?? '/');
  };
  return (
    <TopBar
      {...props}
      logo={<Logo />}
      {...platformName(language)}
      user={{ name, account, ...picture }}
      tools={
        <>
          <DeferredPart load={loadTools} fallback={toolsBefore} />
          <LanguageButton />
          <LooksMenu />
        </>
      }
      canSwitch={canSwitch(abilities)}
      onAction={act}
      onSignOut={signOut}
    />
  );
}
