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
async function reload(): Promise<void> {
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(() => true, () => false);
  if (isThere) location.reload();
}

/** A component that is loaded when it is needed; what fails in it stays in it and can be tried again. */
export function Screen({ load, fallback = <PageSkeleton /> }: ScreenProps) {
  const [{ count, Loaded }, setAttempt] = useState(() => begin(load, 0));
  const retry = async (error: unknown) => {
    try {
      if (error instanceof ScreenLoadError) await load();
    } catch {
      await reload();
      return;
    }
    setAttempt(begin(load, count + 1));
  };
  return (
    <ScreenBoundary key={count} onRetry={(error) => void retry(error)}>
      <Suspense fallback={fallback}>
        <Loaded />
      </Suspense>
    </ScreenBoundary>
  );
}
