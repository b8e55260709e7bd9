import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { isSamePath, trailTo } from '../menu/MenuEntry.ts';
import { useMenu } from '../menu/useMenu.ts';
import { crumb, crumbLink, crumbs } from './shell.css.ts';

const HOME = '/wel/index';

/** The way from home to the page shown, through the groups of the menu. */
export function Crumbs() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useMenu();
  const isHome = isSamePath(pathname, HOME);
  const trail = isHome ? [] : trailTo(data ?? [], pathname);
  return (
    <nav aria-label={t`当前位置`}>
      <ol className={crumbs}>
        <li className={crumb} aria-current={isHome ? 'page' : undefined}>{isHome ? t`首页` : <Link to={HOME} className={crumbLink}>{t`首页`}</Link>}</li>
        {trail.map(({ id, label }, index) => (
          <li key={id} className={crumb} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            <Icon of={ChevronRight} size="12px" />
            {label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
