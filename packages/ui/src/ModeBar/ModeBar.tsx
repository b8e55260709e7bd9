import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bar, title as titleStyle, words } from './ModeBar.css.ts';

export interface ModeBarProps {
  /** What holds now, in a few words. */
  title: string;
  /** What follows from it; default nothing. */
  children?: ReactNode;
  /** The word on the button that ends it. */
  endLabel: string;
  onEnd: () => void;
  /** It is being ended; default false. */
  isPending?: boolean;
}

/** Says at the lower edge of every page that something unusual holds, such as a view as somebody else, and ends it. */
export function ModeBar({ title, children, endLabel, onEnd, isPending = false }: ModeBarProps) {
  return (
    <section aria-label={title} className={bar}>
      <span className={words} role="status">
        <Icon of={Eye} size="18px" />
        <span>
          <span className={titleStyle}>{title}</span> {children}
        </span>
      </span>
      <Button size="small" isPending={isPending} onPress={onEnd}>
        {endLabel}
      </Button>
    </section>
  );
}
