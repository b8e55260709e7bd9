import { Outlet } from 'react-router';
import { full } from '../features/screen/frame.css.ts';
import { Providers } from './Providers.tsx';
import { Toasts } from './Toasts.tsx';

/** A page that fills the window, for a person who is signed in. */
export function FullWindowPage() {
  return (
    <Providers>
      <main className={full}>
        <Outlet />
      </main>
      <Toasts />
    </Providers>
  );
}
