import { type ComponentType, type ReactNode, Suspense, lazy, useState } from 'react';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenLoadError, loadScreen } from './ScreenLoadError.ts';

/** Props of Screen. */
export interface ScreenProps {
  /** Loads the component to show; read once, so another screen needs another `key`. */
  load: () => Promise<ComponentType>;
  /** What stands there meanwhile; default the shape of a page. */
  fallback?: ReactNode;
}

const begin = (load: ScreenProps['load'], count: number) => ({ count, Loaded: lazy(async () => ({ default: await loadScreen(load) })) });

/** A component that is loaded when it is needed; what fails in it stays in it and can be tried again. */
export function Screen({ load, fallback = <PageSkeleton /> }: ScreenProps) {
  const [{ count, Loaded }, setAttempt] = useState(() => begin(load, 0));
  const retry = (error: unknown) => {
    if (count > 0 && error instanceof ScreenLoadError) location.reload();
    else setAttempt(begin(load, count + 1));
  };
  return (
    <ScreenBoundary key={count} onRetry={retry}>
      <Suspense fallback={fallback}>
        <Loaded />
      </Suspense>
    </ScreenBoundary>
  );
}
