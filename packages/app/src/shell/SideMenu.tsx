import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { errorText } from '../errorText.ts';
import { type MenuEntry, trailTo } from '../menu/MenuEntry.ts';
import { useMenu } from '../menu/useMenu.ts';
import { MenuLine } from './MenuLine.tsx';
import { again, fault, ghost, tree } from './SideMenu.css.ts';

/** Props of SideMenu. */
export interface SideMenuProps {
  /** Shows icons alone; default false. */
  isNarrow?: boolean;
  /** Called when an entry was chosen. */
  onChoose?: () => void;
}

const HOME = '/wel/index';
const ghosts = ['a', 'b', 'c', 'd', 'e'];

/** The menu of the person, as a tree of links below the home page. */
export function SideMenu({ isNarrow = false, onChoose }: SideMenuProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data, error, refetch } = useMenu();
  if (data === undefined && error !== null) {
    return (
      <div role="alert" className={fault}>
        <strong><Trans>菜单没有加载完成</Trans></strong>
        <span>{errorText(error)}</span>
        <button type="button" className={again} onClick={() => void refetch()}>{t`重试`}</button>
      </div>
    );
  }
  if (data === undefined) return <div className={tree} aria-hidden="true">{ghosts.map((key) => <div key={key} className={ghost} />)}</div>;
  const home: MenuEntry = { id: HOME, label: t`首页`, icon: 'home', to: HOME, isExternal: false, children: [] };
  const entries = trailTo(data, HOME).length > 0 ? data : [home, ...data];
  const trail = trailTo(entries, pathname).map(({ id }) => id);
  return (
    <nav aria-label={t`菜单`} data-narrow={isNarrow || undefined}>
      <ul className={tree}>
        {entries.map((entry) => <MenuLine key={entry.id} entry={entry} depth={0} trail={trail} isNarrow={isNarrow} {...(onChoose && { onChoose })} />)}
      </ul>
    </nav>
  );
}
