import type { ReactNode } from 'react';
import { side as sideBar } from '../SideBar/SideBar.css.ts';
import { bar } from '../TopBar/TopBar.css.ts';
import { body, column, frame, head, main, side, tags } from './Frame.css.ts';
import { TagBarSkeleton } from './TagBarSkeleton.tsx';
import { useSizeClass } from './useSizeClass.ts';

interface FrameSkeletonProps {
  /** Whether the side bar will show icons alone; default false. */
  isNarrow?: boolean;
  /** The shape of the page to come. */
  children: ReactNode;
}

/** The shape of the frame while its code comes; its bars stand where they will be. */
export function FrameSkeleton({ isNarrow = false, children }: FrameSkeletonProps) {
  const size = useSizeClass();
  const hasSideBar = size === 'laptop' || size === 'desktop';
  return (
    <div className={frame}>
      <div className={head}>
        <div className={bar} />
      </div>
      <div className={body}>
        <div className={side}>{hasSideBar && <div className={sideBar} data-narrow={isNarrow || undefined} />}</div>
        <div className={column}>
          <div className={tags}>
            <TagBarSkeleton />
          </div>
          <div className={main}>{children}</div>
        </div>
      </div>
    </div>
  );
}
