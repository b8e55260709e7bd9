import { type ComponentType, type ReactNode, Suspense, lazy, useMemo, useState } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenLoadError, loadScreen } from './ScreenLoadError.ts';

/** Props of Screen. */
export interface ScreenProps {
  /** Loads the component to show. */
  load: () => Promise<ComponentType>;
  /** What stands there meanwhile; default the shape of a page. */
  fallback?: ReactNode;
}

/** A component that is loaded when it is needed; what fails in it stays in it and can be tried again. */
export function Screen({ load, fallback = <PageSkeleton /> }: ScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const Loaded = useMemo(() => lazy(async () => ({ default: await loadScreen(load) })), [load, attempt]);
  const retry = (error: unknown) => {
    if (attempt > 0 && error instanceof ScreenLoadError) location.reload();
    else setAttempt(attempt + 1);
  };
  return (
    <ScreenBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={fallback}>
        <Loaded />
      </Suspense>
    </ScreenBoundary>
  );
}
