import { clearSession } from './clearSession.ts';
import { session } from './session.ts';
import { tabs } from './tabs.ts';
import { transport } from './transport.ts';

/**
 * Leaves when another tab signs out, locks and opens the screen with the others, and starts afresh when another tab
 * signs somebody else in or works as another role.
 */
export function syncTabs(): void {
  tabs.listen((news) => {
    if (news.kind === 'locked' && session.phase === 'in') session.phase = 'locked';
    if (news.kind === 'open' && session.phase === 'locked') session.phase = 'in';
    if (news.kind === 'out' && (session.phase === 'in' || session.phase === 'locked')) {
      transport.session.forget();
      clearSession('left');
    }
    if (news.kind === 'switched' && session.phase === 'in') location.assign('/');
    const isOther = news.kind === 'in' && session.phase === 'in' && session.user?.user_id !== news.user;
    if (isOther || (news.kind === 'in' && session.phase === 'out')) location.reload();
  });
}
