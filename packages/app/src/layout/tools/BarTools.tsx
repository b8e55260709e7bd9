import { FullScreenButton } from '@lattice/ui/FullScreenButton';
import { useSizeClass } from '@lattice/ui/Frame';
import { Icon } from '@lattice/ui/Icon';
import { BarButton } from '@lattice/ui/TopBar';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Tools } from './Tools.tsx';
import { TopMenus } from './TopMenus.tsx';
import { finder } from '../finder/finder.ts';

/** Tools of the top bar that the first page can do without: notices and the like, search of the menu, full screen. */
export function BarTools() {
  const { t } = useLingui();
  const isPhone = useSizeClass() === 'phone';
  const search = () => {
    finder.open = isPhone ? 'palette' : 'search';
  };
  return (
    <>
      <TopMenus />
      <Tools />
      <BarButton label={t`搜索菜单`} onPress={search}>
        <Icon of={Search} />
      </BarButton>
      {!isPhone && <FullScreenButton />}
    </>
  );
}
