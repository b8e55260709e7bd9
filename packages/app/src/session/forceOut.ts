import { clearSession } from './clearSession.ts';
import { tabs } from './tabs.ts';
import { transport } from './transport.ts';

/** Ends the session in every tab without asking; the server ended it, or is told meanwhile. */
export function forceOut(): void {
  transport.session.forget();
  tabs.tell({ kind: 'out' });
  clearSession('expired');
}
