import type { UserInfo } from '@lattice/api/TokenStore';
import { proxy } from 'valtio';

/** Who is signed in, as far as this tab knows. */
export interface SessionState {
  /** `unknown` until a resume was tried; `unlicensed` when the server has no licence. */
  phase: 'unknown' | 'out' | 'in' | 'unlicensed';
  user: UserInfo | null;
  /** The server refuses everything until the password is changed. */
  mustChangePassword: boolean;
  /** Why nobody is signed in: the session ended by itself, the person left, or left without the server's word; null on arrival. */
  notice: 'expired' | 'left' | 'unconfirmed' | null;
}

/** The signed-in state of this tab. */
export const session = proxy<SessionState>({ phase: 'unknown', user: null, mustChangePassword: false, notice: null });
