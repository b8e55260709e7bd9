import { encodePassword } from './encodePassword.ts';
import { enter } from './enter.ts';
import { tabs } from './tabs.ts';
import { transport } from './transport.ts';

/** What the login form holds. */
export interface Credentials {
  account: string;
  password: string;
  /** Key of the captcha picture. */
  captchaKey: string;
  /** What the person read in it. */
  captcha: string;
}

/** Signs in; rejects with the server's words. */
export async function signIn({ account, password, captchaKey, captcha }: Credentials): Promise<void> {
  const tokens = await transport.session.login(
    { grant_type: 'captcha', type: 'account', username: account, password: await encodePassword(password) },
    { 'Captcha-Key': captchaKey, 'Captcha-Code': captcha },
  );
  enter(tokens);
  tabs.tell({ kind: 'in', user: tokens.user.user_id });
}
