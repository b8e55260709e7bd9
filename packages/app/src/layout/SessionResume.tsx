import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { backdrop } from '../features/screen/frame.css.ts';
import { ScreenBoundary } from '../features/screen/ScreenBoundary.tsx';
import { ScreenFault } from '../features/screen/ScreenFault.tsx';
import { hasLooks } from '../base/preferences.ts';
import { mayBeSignedIn, resumeSession } from '../session/resumeSession.ts';
import { session } from '../session/session.ts';

interface SessionResumeProps {
  children: ReactNode;
  /** What stands there while the server is asked, unless only the server knows how large it should be. */
  fallback?: ReactNode;
}

const isKnown = () => session.phase === 'in' || session.phase === 'locked' || !mayBeSignedIn();

/** Shows its content once it is known who is signed in, or that the server cannot be reached. */
export function SessionResume({ children, fallback = null }: SessionResumeProps) {
  const [{ attempt, isReady, error }, setState] = useState({ attempt: 0, isReady: isKnown(), error: null as unknown });
  const resume = useCallback(() => {
    resumeSession().then(
      () => setState((last) => ({ attempt: last.attempt + 1, isReady: true, error: null })),
      (fault: unknown) => setState((last) => ({ ...last, error: fault })),
    );
  }, []);
  useEffect(() => {
    if (!isReady) resume();
  }, [isReady, resume]);
  if (error !== null)
    return (
      <main className={backdrop}>
        <ScreenFault error={error} onRetry={resume} />
      </main>
    );
  return (
    <ScreenBoundary key={attempt} onRetry={resume}>
      {isReady ? children : hasLooks() && fallback}
    </ScreenBoundary>
  );
}
