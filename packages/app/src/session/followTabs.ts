import { leave } from './leave.ts';
import { session } from './session.ts';
import { tabs } from './tabs.ts';
import { transport } from './transport.ts';

/** Leaves when another tab signs out, and starts afresh when another tab signs somebody else in. */
export function followTabs(): void {
  tabs.listen((news) => {
    if (news.kind === 'out' && session.phase === 'in') {
      transport.session.forget();
      leave('left');
    }
    const isOther = news.kind === 'in' && session.phase === 'in' && session.user?.user_id !== news.user;
    if (isOther || (news.kind === 'in' && session.phase === 'out')) location.reload();
  });
}
