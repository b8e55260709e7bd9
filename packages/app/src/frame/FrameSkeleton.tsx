import { PageSkeleton } from './PageSkeleton.tsx';
import { body, frame, main, sidebar, topbar } from './frame.css.ts';

/** The shape of the shell while it comes; its bars stand where they will be. */
export function FrameSkeleton() {
  return (
    <div className={frame}>
      <div className={topbar} />
      <div className={body}>
        <div className={sidebar} />
        <div className={main}>
          <PageSkeleton />
        </div>
      </div>
    </div>
  );
}
