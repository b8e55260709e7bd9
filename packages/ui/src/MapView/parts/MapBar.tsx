import { useLingui } from '@lingui/react/macro';
import { House, Maximize, Minimize, Minus, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useFullScreen } from '../../FullScreenButton/useFullScreen.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { Position } from '../geo.ts';
import { bar } from '../MapView.css.ts';
import { GoTo } from './GoTo.tsx';

interface MapBarProps {
  /** What fills the screen. */
  root: RefObject<HTMLElement | null>;
  onZoom: (steps: number) => void;
  onWhole: () => void;
  onGo: (position: Position) => void;
  findPlace: ((name: string) => Promise<Position | null>) | undefined;
  /** Further buttons. */
  children?: ReactNode;
}

/** The buttons on the map. */
export function MapBar({ root, onZoom, onWhole, onGo, findPlace, children }: MapBarProps) {
  const { t } = useLingui();
  const { isOffered, isFull, toggle } = useFullScreen(root);
  return (
    <div className={bar} role="group" aria-label={t`地图操作`}>
      <IconButton label={t`放大`} onPress={() => onZoom(1)}>
        <Icon of={Plus} />
      </IconButton>
      <IconButton label={t`缩小`} onPress={() => onZoom(-1)}>
        <Icon of={Minus} />
      </IconButton>
      <IconButton label={t`显示全部`} onPress={onWhole}>
        <Icon of={House} />
      </IconButton>
      <GoTo onGo={onGo} findPlace={findPlace} />
      {isOffered && (
        <IconButton label={isFull ? t`退出全屏` : t`全屏`} onPress={toggle}>
          <Icon of={isFull ? Minimize : Maximize} />
        </IconButton>
      )}
      {children}
    </div>
  );
}
