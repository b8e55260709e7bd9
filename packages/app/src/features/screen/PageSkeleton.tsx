import { Skeleton } from '@lattice/ui/Skeleton';
import { pagePlace, pageShape } from './frame.css.ts';

/** The shape of a page while its code or data comes. */
export function PageSkeleton() {
  return (
    <div className={pagePlace}>
      <div className={pageShape}>
        <Skeleton kind="rows" count={8} />
      </div>
    </div>
  );
}
