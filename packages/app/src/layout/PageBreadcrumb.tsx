import { Breadcrumb } from '@lattice/ui/Breadcrumb';
import { useLingui } from '@lingui/react/macro';
import { pageOf } from '../navigation/pageOf.ts';
import { pageTitle } from '../navigation/pageTitle.ts';
import { type MenuEntry, isSamePath, leaves, trailTo } from '../navigation/MenuEntry.ts';
import { useMenu } from '../navigation/useMenu.ts';
import { HOME } from '../navigation/Page.ts';
import { usePathname } from '../navigation/Pathname.tsx';

export interface PageBreadcrumbProps {
  /** Goes to an address of this application. */
  onNavigate: (to: string) => void;
}

/** The area of the menu to which a page beside it belongs: the one whose entries begin as its address does. */
const areaOf = (menu: readonly MenuEntry[], pathname: string) =>
  menu.filter((area) => leaves([area]).some(({ to }) => to.startsWith(`/${pathname.split('/')[1]}/`))).slice(0, 1);

/** The way from home to the page shown, through the groups of the menu; a page beside the menu stands below its area. */
export function PageBreadcrumb({ onNavigate }: PageBreadcrumbProps) {
  const { t, i18n } = useLingui();
  const pathname = usePathname();
  const { data } = useMenu();
  const isHome = isSamePath(pathname, HOME);
  const way = isHome ? [] : trailTo(data ?? [], pathname);
  const found = way.length === 0 && !isHome ? pageOf(pathname) : undefined;
  const trail = (found === undefined ? way : areaOf(data ?? [], pathname)).map(({ label }) => ({ label }));
  return (
    <Breadcrumb
      items={[
        { label: t`首页`, href: HOME },
        ...trail,
        ...(found === undefined ? [] : [{ label: pageTitle(found, i18n) }]),
      ]}
      onNavigate={onNavigate}
    />
  );
}
