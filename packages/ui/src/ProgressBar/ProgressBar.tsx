import { useLingui } from '@lingui/react/macro';
import { fill, track } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Whether something is on its way. */
  isActive: boolean;
  /** What is on its way, for screen readers; default 正在加载. */
  label?: string;
}

/** A thin line at the top of the page while the next screen loads; takes no room. */
export function ProgressBar({ isActive, label }: ProgressBarProps) {
  const { t } = useLingui();
  if (!isActive) return null;
  return (
    <div className={track} role="progressbar" aria-label={label ?? t`正在加载`}>
      <div className={fill} />
    </div>
  );
}
