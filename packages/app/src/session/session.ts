import type { Ability } from '@lattice/api/abilities';
import type { UserInfo } from '@lattice/api/TokenStore';
import { proxy } from 'valtio';

/** Who is signed in, as far as this tab knows. */
export interface SessionState {
  /** `unknown` until a resume was tried; `locked` while the screen is; `unlicensed` when the server has no licence. */
  phase: 'unknown' | 'out' | 'in' | 'locked' | 'unlicensed';
  user: UserInfo | null;
  /** The server refuses everything until the password is changed. */
  mustChangePassword: boolean;
  /** The server refuses everything until a one-time code is given, or set up. */
  secondFactor: 'due' | 'enrol' | null;
  /** The person is looked at by somebody else, until a moment as ISO 8601, '' once it is over; null for oneself. */
  view: { until: string } | null;
  /** The session shows scenes on a wall: their addresses; null for a person. */
  display: { scenes: readonly string[]; until: string } | null;
  /** What the server can do beyond a BladeX server, as it said when the session began. */
  abilities: readonly Ability[];
  /**
   * Ids of the records that stand for the person, such as their grid member; undefined where the server does not tell.
   */
  records: readonly string[] | undefined;
  /** Whether the person is asked as which department and role to work: `due` after a login, `openTab` by choice. */
  switching: 'due' | 'open' | null;
  /**
   * Why nobody is signed in: the session ended by itself, the person left, or left without the server's word; null on
   * arrival.
   */
  notice: 'expired' | 'left' | 'unconfirmed' | null;
}

/** The signed-in state of this tab. */
export const session = proxy<SessionState>({
  phase: 'unknown',
  user: null,
  mustChangePassword: false,
  secondFactor: null,
  view: null,
  display: null,
  abilities: [],
  records: undefined,
  switching: null,
  notice: null,
});
