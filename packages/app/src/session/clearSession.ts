import { type SessionState, session } from './session.ts';

/** Drops what is known of the person; `notice` tells the login page why. */
export function clearSession(notice: SessionState['notice'] = null, phase: 'out' | 'unlicensed' = 'out'): void {
  Object.assign(session, {
    user: null,
    mustChangePassword: false,
    secondFactor: null,
    display: null,
    switching: null,
    notice,
    phase,
  });
}
