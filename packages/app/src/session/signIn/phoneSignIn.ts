import { encodePhone } from './encodePhone.ts';
import { signInByGrant } from './signInByGrant.ts';
import { transport } from '../transport.ts';

/** What has a code sent. */
export interface PhoneCodeRequest {
  phone: string;
  captchaKey: string;
  captcha: string;
}

/** The way in by phone: a code is sent, then signs in. It rejects with the server's words. */
export function phoneSignIn(): {
  send: (wish: PhoneCodeRequest) => Promise<void>;
  enter: (phone: string, code: string) => Promise<void>;
} {
  let id = '';
  return {
    send: async ({ phone, captchaKey, captcha }) => {
      id = await transport.sendCode(await encodePhone(phone), { key: captchaKey, answer: captcha });
    },
    enter: async (phone, code) =>
      signInByGrant({ grant_type: 'sms_code', phone: await encodePhone(phone), id, value: code }),
  };
}
