import { useRef, type ReactNode } from 'react';
import { PageTools } from '../Page/pageParts.ts';
import { body } from './Dialog.css.ts';
import { useScrolls } from './useScrolls.ts';
import { type FocusStart, useStartFocus } from './useStartFocus.ts';

interface DialogBodyProps {
  label: string;
  focusStart: FocusStart | undefined;
  children: ReactNode;
}

/**
 * The scrolling middle of a dialog, where the focus begins; reachable by Tab while there is something to scroll. A list
 * in it keeps its buttons: the heading of the page behind is out of reach.
 */
export function DialogBody({ label, focusStart = 'field', children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(ref);
  useStartFocus(ref, focusStart);
  return (
    <div ref={ref} className={body} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <PageTools value={undefined}>
        <div>{children}</div>
      </PageTools>
    </div>
  );
}
