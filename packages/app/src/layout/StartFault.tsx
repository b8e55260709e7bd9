import { useRevalidator, useRouteError } from 'react-router';
import { backdrop } from '../features/screen/frame.css.ts';
import { ScreenFault } from '../features/screen/ScreenFault.tsx';

/** What is shown when the application cannot start, such as when the server cannot be reached. */
export function StartFault() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <main className={backdrop}>
      <ScreenFault error={error} onRetry={() => void revalidate()} />
    </main>
  );
}
