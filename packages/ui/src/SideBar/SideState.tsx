import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { again, fault as faultStyle, ghost, ghosts } from './SideState.css.ts';

/** Why there is no menu, and a way to try again. */
export interface SideFault {
  /** What happened and what to do. */
  message: string;
  /** Tries again. */
  onRetry: () => void;
}

interface SideStateProps {
  /** Why the menu did not come; by default the menu is still loading. */
  fault?: SideFault;
  /** Has room for an icon alone; default false. */
  isNarrow?: boolean;
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What stands in the place of the menu: the shape of what comes, or why it did not come. */
export function SideState({ fault, isNarrow = false }: SideStateProps) {
  const { t } = useLingui();
  if (fault === undefined)
    return (
      <div className={ghosts} aria-hidden="true">
        {places.map((key) => (
          <div key={key} className={ghost} />
        ))}
      </div>
    );
  const [what, retry] = [t`菜单没有加载完成`, t`重试`];
  const words = `${retry} (${what} ${fault.message})`;
  return (
    <div role="alert" className={faultStyle}>
      {!isNarrow && (
        <>
          <strong>{what}</strong>
          <span>{fault.message}</span>
        </>
      )}
      <button
        type="button"
        className={again}
        onClick={fault.onRetry}
        {...(isNarrow && { 'aria-label': words, title: words })}
      >
        {isNarrow ? <Icon of={RotateCw} /> : retry}
      </button>
    </div>
  );
}
