import { get, post } from '../../call.ts';
import { resource } from '../../resource.ts';

/** What came of a try to open the screen; `left` counts the tries that remain before the session ends. */
export interface Unlocking {
  unlocked: boolean;
  left: number;
}

/** A code on its way by short message; its number belongs to the token call as `id`. */
export interface SentCode {
  success: boolean;
  phone: string;
  id: string;
}

/** 认证: sign in, stay signed in, sign out. The answers are bare, without the envelope, but for `user-info`. */
export const oauth = resource('blade-auth/oauth', {
  label: '认证',
  fields: {},
  calls: {
    /**
     * Signs in (password, captcha, sms_code, social, authorization_code) or renews (refresh_token); parameters in the
     * query or as a form.
     */
    token: post<Record<string, string>, Record<string, unknown>>('token', 'query', {
      access: 'anonymous',
      envelope: false,
    }),
    captcha: get<void, { key: string; image: string }>('captcha', {
      blank: { key: '', image: '' },
      access: 'anonymous',
      envelope: false,
    }),
    /**
     * Sends a code to a number by short message, after a captcha in the headers; the answer is the same whether anybody
     * has the number or not.
     */
    sendValidate: post<{ tenantId: string; phone: string }, SentCode>('sms/send-validate', 'query', {
      access: 'anonymous',
    }),
    /** Leads the browser to another login service by its `source`; it comes back with code and state. */
    render: get<{ source: string }>('render', { access: 'anonymous' }),
    logout: get<void, { success: string; msg: string }>('logout', {
      access: 'session',
      openTo: ['locked', 'passwordChange', 'secondFactor', 'guest', 'view'],
      envelope: false,
    }),
    userInfo: get<void, Record<string, unknown>>('user-info', {
      access: 'session',
      openTo: ['passwordChange', 'secondFactor', 'guest'],
    }),
    /**
     * Forgets what the server keeps of grants; for administrators alone, as the permission can be granted to nobody.
     */
    clearCache: get<void, { success: string; msg: string }>('clear-cache', {
      access: { permission: 'clear-cache' },
      envelope: false,
    }),
    /** Takes what a client noted of its own failures, one or several as `logs`; kept among the error logs. */
    reportErrors: post<Readonly<Record<string, unknown>>>('logout', 'body', {
      access: 'session',
      openTo: ['locked', 'passwordChange', 'secondFactor', 'guest', 'view'],
    }),
    /**
     * Locks the screen of this session; a password given is set as the lock password. Without one, not by idleness and
     * none set, nothing is locked.
     */
    lock: post<{ password?: string; idle?: boolean }, { locked: boolean }>('lock', 'body', {
      access: 'session',
      openTo: ['locked', 'view'],
    }),
    /**
     * Opens the locked screen: by the lock password, or by that of the account where none is set. The fifth wrong one
     * ends the session.
     */
    unlock: post<{ password: string }, Unlocking>('unlock', 'body', { access: 'session', openTo: ['locked', 'view'] }),
  },
});
