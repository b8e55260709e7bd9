import { useLingui } from '@lingui/react/macro';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { followLink } from '../Frame/followLink.ts';
import { Icon } from '../Icon/Icon.tsx';
import { barButton } from './BarButton.css.ts';
import { bar, brand, mainName, names, otherName, tools as toolsStyle } from './TopBar.css.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

export { BarButton } from './BarButton.tsx';
export type { TopBarUser, UserAction } from './TopBarUser.ts';

/** A name with its language. */
export interface PlatformName {
  /** The text. */
  text: string;
  /** BCP 47 tag of their language, such as zh-CN. */
  lang: string;
}

export interface TopBarProps extends UserMenuProps {
  /** The mark of the platform. */
  logo: ReactNode;
  /** Its name in the language shown. */
  name: PlatformName;
  /** Its name in the other language, shown where there is room; default none. */
  otherName?: PlatformName;
  /** Where mark and name lead; default `/`. */
  homeHref?: string;
  /** Called with that address instead of loading it. */
  onNavigate?: (href: string) => void;
  /** What the menu is now: a wide or a narrow side bar, or a drawer that is closed. */
  menu: 'wide' | 'narrow' | 'drawer';
  /** Narrows or widens the side bar, or opens the drawer. */
  onToggleMenu: () => void;
  /** Tools between name and person: LanguageSwitch, FullScreenButton, NoticePanel, BarButton and so on. */
  tools?: ReactNode;
}

const icons = { wide: PanelLeftClose, narrow: PanelLeftOpen, drawer: Menu };

/** The bar across the top: menu button, name of the platform, tools, person. */
export function TopBar({
  logo,
  name,
  otherName: other,
  homeHref = '/',
  onNavigate,
  menu,
  onToggleMenu,
  tools,
  ...account
}: TopBarProps) {
  const { t } = useLingui();
  const labels = { wide: t`收起菜单`, narrow: t`展开菜单`, drawer: t`打开菜单` };
  return (
    <header className={bar}>
      <button type="button" className={barButton} aria-label={labels[menu]} title={labels[menu]} onClick={onToggleMenu}>
        <Icon of={icons[menu]} size="20px" />
      </button>
      <a href={homeHref} className={brand} onClick={followLink(homeHref, onNavigate)}>
        {logo}
        <span className={names}>
          <span className={mainName} lang={name.lang}>
            {name.text}
          </span>
          {other && (
            <span className={otherName} lang={other.lang}>
              {other.text}
            </span>
          )}
        </span>
      </a>
      <div className={toolsStyle}>
        {tools}
        <UserMenu {...account} />
      </div>
    </header>
  );
}
