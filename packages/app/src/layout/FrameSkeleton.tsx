import { FrameSkeleton as Shape } from '@lattice/ui/Frame';
import { useSnapshot } from 'valtio';
import { preferences } from '../base/preferences.ts';
import { PageSkeleton } from '../features/screen/PageSkeleton.tsx';

/** The shape of the shell while it comes, with the side bar as wide as the person left it. */
export function FrameSkeleton() {
  const { sidebar } = useSnapshot(preferences);
  return (
    <Shape isNarrow={sidebar === 'narrow'}>
      <PageSkeleton />
    </Shape>
  );
}
