import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { trigger } from '../frame/Flyout.css.ts';
import { topbar } from '../frame/frame.css.ts';
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx';
import { Logo } from '../frame/Logo.tsx';
import { platform } from '../platform.ts';
import { prefer, preferences } from '../preferences.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { brand, mainName, names, otherName, roomy } from './shell.css.ts';

/** Props of TopBar. */
export interface TopBarProps {
  /** Whether there is room for a side bar; else its button opens the drawer. */
  hasSideBar: boolean;
  onOpenDrawer: () => void;
}

/** The bar across the top: menu, name of the platform, tools, person. */
export function TopBar({ hasSideBar, onOpenDrawer }: TopBarProps) {
  const { t } = useLingui();
  const { language, sidebar } = useSnapshot(preferences);
  const isNarrow = sidebar === 'narrow';
  const other = language === 'zh' ? 'en' : 'zh';
  const label = !hasSideBar ? t`打开菜单` : isNarrow ? t`展开菜单` : t`收起菜单`;
  const press = () => (hasSideBar ? prefer('sidebar', isNarrow ? 'wide' : 'narrow') : onOpenDrawer());
  return (
    <header className={topbar}>
      <button type="button" className={trigger} aria-label={label} title={label} onClick={press}>
        <Icon of={!hasSideBar ? Menu : isNarrow ? PanelLeftOpen : PanelLeftClose} size="20px" />
      </button>
      <Link to="/" className={brand}>
        <Logo />
        <span className={names}>
          <span className={mainName}>{platform[language]}</span>
          <span className={otherName} lang={other}>{platform[other]}</span>
        </span>
      </Link>
      <LanguageSwitch />
      <DisplayMenu />
      <span className={roomy}><FullScreenButton /></span>
      <AccountMenu />
    </header>
  );
}
