import { useLocation } from 'react-router';
import { embedded } from '../../frame/frame.css.ts';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { Redirect } from '../../frame/Redirect.tsx';
import { ScreenFault } from '../../frame/ScreenFault.tsx';
import { useTitle } from '../../frame/useTitle.ts';
import { trailTo } from '../../menu/MenuEntry.ts';
import { useMenu } from '../../menu/useMenu.ts';
import { sandboxOf } from './sandboxOf.ts';

/** A page of another product in a frame; only addresses that stand in the person's menu are shown, and they can do nothing to the page around. */
export function EmbeddedScreen() {
  const { pathname } = useLocation();
  const { data, error, refetch } = useMenu();
  const entry = trailTo(data ?? [], pathname).at(-1);
  useTitle(entry?.label ?? '');
  if (data === undefined) return error === null ? <PageSkeleton /> : <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (entry?.framed === undefined) return <Redirect to="/403" from={pathname} />;
  return <iframe className={embedded} src={entry.framed} title={entry.label} sandbox={sandboxOf(entry.framed, location.origin)} referrerPolicy="no-referrer" />;
}
