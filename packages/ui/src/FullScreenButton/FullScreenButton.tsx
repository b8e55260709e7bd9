import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { barButton } from '../TopBar/BarButton.css.ts';
import { offPaper } from './FullScreenButton.css.ts';
import { useFullScreen } from './useFullScreen.ts';

export interface FullScreenButtonProps {
  /** What fills the screen; default the whole page. */
  target?: RefObject<HTMLElement | null>;
}

/** Fills the screen with the page or a part of it, or leaves that again; absent where the browser forbids it. */
export function FullScreenButton({ target }: FullScreenButtonProps) {
  const { t } = useLingui();
  const { isOffered, isFull, toggle } = useFullScreen(target);
  if (!isOffered) return null;
  const label = isFull ? t`退出全屏` : t`全屏`;
  return (
    <button type="button" className={`${barButton} ${offPaper}`} aria-label={label} title={label} onClick={toggle}>
      <Icon of={isFull ? Minimize : Maximize} />
    </button>
  );
}
