import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { barButton } from '../TopBar/BarButton.css.ts';
import { offPaper } from './FullScreenButton.css.ts';

/** Props of FullScreenButton. */
export interface FullScreenButtonProps {
  /** What fills the screen; default the whole page. */
  target?: RefObject<HTMLElement | null>;
}

const watch = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
};

/** Fills the screen with the page or a part of it, or leaves that again; absent where the browser forbids it. */
export function FullScreenButton({ target }: FullScreenButtonProps) {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = isFull ? t`退出全屏` : t`全屏`;
  const change = () => void (isFull ? document.exitFullscreen() : (target?.current ?? document.documentElement).requestFullscreen()).catch(() => null);
  return (
    <button type="button" className={`${barButton} ${offPaper}`} aria-label={label} title={label} onClick={change}>
      <Icon of={isFull ? Minimize : Maximize} />
    </button>
  );
}
