import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { trailTo } from '../../navigation/MenuEntry.ts';
import type { Page } from '../../navigation/Page.ts';
import { Redirect } from '../../navigation/Redirect.tsx';
import { useMenu } from '../../navigation/useMenu.ts';
import { session } from '../../session/session.ts';

/** Shows a page to those in whose menu one of its addresses stands, and leads others to the page that says so. */
function OfMenu({ addresses, children }: { addresses: readonly string[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const { display } = useSnapshot(session);
  const { data, fault } = answerOf(useMenu());
  // A wall shows the scenes for which it was opened, and has nowhere else to go.
  if (display !== null) return children;
  if (data === undefined) return fault ?? <PageSkeleton />;
  return addresses.some((address) => trailTo(data, address).length > 0) ? (
    children
  ) : (
    <Redirect to="/403" from={pathname} />
  );
}

/** Loads a page that is shown to those alone in whose menu it stands. */
export async function pageOfMenu({ path, redirects = [], load }: Page): Promise<ComponentType> {
  const Shown = await load();
  const addresses = [path, ...redirects];
  return () => (
    <OfMenu addresses={addresses}>
      <Shown />
    </OfMenu>
  );
}
