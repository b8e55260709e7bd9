import { useLocation } from 'react-router';
import { embedded } from '../../features/screen/frame.css.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { Redirect } from '../../navigation/Redirect.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { sandboxOf } from './sandboxOf.ts';

/** The address of a frame; reports of BladeX 4 want the token of the session in it. */
const framedAddress = (address: string): string =>
  session.abilities.length > 0
    ? address
    : address.replaceAll('${token}', encodeURIComponent(transport.session.tokens?.access ?? ''));

/**
 * A page of another product in a frame; only addresses that stand in the person's menu are shown, and they can do
 * nothing to the page around.
 */
export function EmbeddedScreen() {
  const { pathname } = useLocation();
  const { data, fault } = answerOf(useMenu());
  const entry = trailTo(data ?? [], pathname).at(-1);
  useTitle(entry?.label ?? '');
  if (data === undefined) return fault ?? <PageSkeleton />;
  if (entry?.framed === undefined) return <Redirect to="/403" from={pathname} />;
  return (
    <iframe
      className={embedded}
      src={framedAddress(entry.framed)}
      title={entry.label}
      sandbox={sandboxOf(entry.framed, location.origin)}
      referrerPolicy="no-referrer"
    />
  );
}
