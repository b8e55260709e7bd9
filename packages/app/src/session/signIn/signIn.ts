import { encodePassword } from './encodePassword.ts';
import { signInByGrant } from './signInByGrant.ts';

/** What the login form holds. */
export interface Credentials {
  account: string;
  password: string;
  /** Key of the captcha picture. */
  captchaKey: string;
  /** What the person read in it. */
  captcha: string;
}

/** Signs in by account and password; rejects with the server's words. */
export async function signIn({ account, password, captchaKey, captcha }: Credentials): Promise<void> {
  await signInByGrant(
    { grant_type: 'captcha', type: 'account', username: account, password: await encodePassword(password) },
    { 'Captcha-Key': captchaKey, 'Captcha-Code': captcha },
  );
}
