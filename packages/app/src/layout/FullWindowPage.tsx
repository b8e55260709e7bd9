import { Outlet } from 'react-router';
import { useSnapshot } from 'valtio';
import { full } from '../features/screen/frame.css.ts';
import { session } from '../session/session.ts';
import { DeferredPart } from './DeferredPart.tsx';
import { Providers } from './Providers.tsx';
import { Toasts } from './Toasts.tsx';

const loadStaleNotice = () => import('./StaleNotice.tsx').then((m) => m.StaleNotice);
const loadMeetings = () => import('../features/meeting/MeetingCorner.tsx').then((m) => m.FullWindowCorner);

/** A page that fills the window, for a person who is signed in; nobody is called to a meeting on a wall. */
export function FullWindowPage() {
  const { display } = useSnapshot(session);
  return (
    <Providers>
      <main className={full}>
        {display === null && <DeferredPart load={loadStaleNotice} />}
        <Outlet />
      </main>
      {display === null && <DeferredPart load={loadMeetings} />}
      <Toasts />
    </Providers>
  );
}
