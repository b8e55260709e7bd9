import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef } from 'react';
import { body, column, frame, head, main, side, skip, tags } from './Frame.css.ts';

export { FrameSkeleton } from './FrameSkeleton.tsx';
export { breakpoints } from './sizeClass.ts';
export { TagBarSkeleton } from './TagBarSkeleton.tsx';
export { useSizeClass } from './useSizeClass.ts';

export interface FrameProps {
  /** The bar across the top; it stays while the page scrolls. */
  topBar: ReactNode;
  /** The menu; `useSizeClass` tells where a drawer is better. */
  sideBar: ReactNode;
  /** The opened pages above the page; default none. */
  tagBar?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** The element of the page, to move focus and scroll. */
  mainRef?: RefObject<HTMLElement | null>;
}

/** Lays out the bars around a page; the first Tab stop leads past them, and paper shows the page alone. */
export function Frame({ topBar, sideBar, tagBar, children, mainRef }: FrameProps) {
  const { t } = useLingui();
  const own = useRef<HTMLElement>(null);
  const page = mainRef ?? own;
  return (
    <div className={frame}>
      <a
        href="#main"
        className={skip}
        onClick={(event) => {
          event.preventDefault();
          page.current?.focus();
        }}
      >{t`跳到正文`}</a>
      <div className={head}>{topBar}</div>
      <div className={body}>
        <div className={side}>{sideBar}</div>
        <div className={column}>
          {tagBar !== undefined && <div className={tags}>{tagBar}</div>}
          <main ref={page} id="main" className={main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </div>
  );
}
