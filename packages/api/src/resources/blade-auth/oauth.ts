import { get, post } from '../../call.ts';
import { resource } from '../../resource.ts';

/** 认证: sign in, stay signed in, sign out. The answers are bare, without the envelope, but for `user-info`. */
export const oauth = resource('blade-auth/oauth', {
  label: '认证',
  fields: {},
  calls: {
    /** Signs in (password, captcha) or renews (refresh_token); parameters in the query or as a form. */
    token: post<Record<string, string>, Record<string, unknown>>('token', 'query', { access: 'anonymous', envelope: false }),
    captcha: get<void, { key: string; image: string }>('captcha', { access: 'anonymous', envelope: false }),
    logout: get<void, { success: string; msg: string }>('logout', { access: 'session', envelope: false }),
    userInfo: get<void, Record<string, unknown>>('user-info', { access: 'session' }),
    clearCache: get<void, { success: string; msg: string }>('clear-cache', { access: 'session', envelope: false }),
    /** Takes what a client noted of its own failures; kept among the error logs. */
    reportErrors: post<Readonly<Record<string, unknown>>>('logout', 'body', { access: 'session' }),
  },
});
