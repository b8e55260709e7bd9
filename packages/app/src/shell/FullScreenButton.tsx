import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { trigger } from '../frame/Flyout.css.ts';

const watch = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
};

/** Fills the screen with the application, or leaves that again; absent where the browser forbids it. */
export function FullScreenButton() {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = isFull ? t`退出全屏` : t`全屏`;
  const change = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => null);
  return (
    <button type="button" className={trigger} aria-label={label} title={label} onClick={change}>
      <Icon of={isFull ? Minimize : Maximize} />
    </button>
  );
}
