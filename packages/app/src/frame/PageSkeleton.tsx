import { Card } from '@lattice/ui/Card';
import { Skeleton } from '@lattice/ui/Skeleton';
import { pageShape } from './frame.css.ts';

/** The shape of a page while its code or data comes. */
export function PageSkeleton() {
  return (
    <div className={pageShape}>
      <Card>
        <Skeleton kind="rows" count={8} />
      </Card>
    </div>
  );
}
