import { Outlet } from 'react-router';
import { full } from '../features/screen/frame.css.ts';
import { DeferredPart } from './DeferredPart.tsx';
import { Providers } from './Providers.tsx';
import { Toasts } from './Toasts.tsx';

const loadMeetings = () => import('../features/meeting/MeetingCorner.tsx').then((m) => m.FullWindowCorner);

/** A page that fills the window, for a person who is signed in. */
export function FullWindowPage() {
  return (
    <Providers>
      <main className={full}>
        <Outlet />
      </main>
      <DeferredPart load={loadMeetings} />
      <Toasts />
    </Providers>
  );
}
