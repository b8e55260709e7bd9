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

/** Reads the page anew, if the server is there: a browser may remember for as long as a page lives that a piece of code did not come. */
const reload = () => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => undefined);

/** A component that is loaded when it is needed; what fails in it stays in it and can be tried again. */
export function Screen({ load, fallback = <PageSkeleton /> }: ScreenProps) {
  const [{ count, Loaded }, setAttempt] = useState(() => begin(load, 0));
  const retry = (error: unknown) => {
    const again = () => setAttempt(begin(load, count + 1));
    if (error instanceof ScreenLoadError) void load().then(again, reload);
    else again();
  };
  return (
    <ScreenBoundary key={count} onRetry={retry}>
      <Suspense fallback={fallback}>
        <Loaded />
      </Suspense>
    </ScreenBoundary>
  );
}
