import { get, post } from '../../call.ts';
import { resource } from '../../resource.ts';

/** How a person stands with the second factor. */
export interface SecondFactorState {
  isOn: boolean;
  /** One of the person's roles needs it. */
  isNeeded: boolean;
  /** Recovery codes that are left. */
  recovery: number;
}

const own = { access: 'session', openTo: ['passwordChange', 'secondFactor'] } as const;

/** 动态口令: the second factor of one's own account, a one-time code of an authenticator (RFC 6238). */
export const second = resource('blade-auth/second-factor', {
  label: '动态口令',
  fields: {},
  calls: {
    state: get<void, SecondFactorState>('state', { ...own, blank: { isOn: false, isNeeded: false, recovery: 0 } }),
    /** Makes a secret, which counts once a code of it is confirmed; `uri` is what authenticators read. */
    begin: post<void, { secret: string; uri: string }>('begin', 'query', own),
    /** Turns it on; the recovery codes are shown here alone. */
    confirm: post<{ code: string }, { recovery: string[] }>('confirm', 'body', own),
    /**
     * Proves with a code, or a recovery code, that it is the person: once a session, and before what is grave; with the
     * password, as it is sent at sign-in, where there is no second factor.
     */
    prove: post<{ code: string } | { password: string }>('prove', 'body', own),
    /** Turns it off, with a code. */
    drop: post<{ code: string }>('drop', 'body', { access: 'session' }),
  },
});
