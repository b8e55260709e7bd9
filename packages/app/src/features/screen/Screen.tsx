import { Waiting, lazyPart } from '@lattice/ui/lazyPart';
import { type ComponentType, type ReactNode, memo, useState } from 'react';
import { MissingCode } from './MissingCode.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenLoadError, loadScreen } from './ScreenLoadError.ts';

export interface ScreenProps {
  /** Loads the component to show; read once, so another screen needs another `key`. */
  load: () => Promise<ComponentType>;
  /** What stands there meanwhile; default the shape of a page. */
  fallback?: ReactNode;
}

const begin = (load: ScreenProps['load'], count: number) => ({ count, Loaded: lazyPart(() => loadScreen(load)) });

/**
 * Reloads the page, where the server is there and nothing less helps: a newer version has taken the place of the code,
 * or what came cannot run.
 */
async function reload(fault: unknown): Promise<void> {
  const address = fault instanceof MissingCode ? fault.address : location.href;
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer !== null && (answer.status === 404 || !(fault instanceof MissingCode))) location.reload();
}

/** A component that is loaded when it is needed; what fails in it stays in it and can be tried again. */
export const Screen = memo(function Screen({ load, fallback = <PageSkeleton /> }: ScreenProps) {
  const [{ count, Loaded }, setAttempt] = useState(() => begin(load, 0));
  const retry = async (error: unknown) => {
    try {
      if (error instanceof ScreenLoadError) await load();
    } catch (again) {
      await reload(again);
      return;
    }
    setAttempt(begin(load, count + 1));
  };
  return (
    <ScreenBoundary key={count} onRetry={(error) => void retry(error)}>
      <Waiting value={fallback}>
        <Loaded />
      </Waiting>
    </ScreenBoundary>
  );
});
