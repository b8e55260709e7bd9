import type { Database } from '../db/Database.ts';
import { captchaImage } from './captchaImage.ts';
import { sign } from '../crypto/digest.ts';
import { randomText } from '../crypto/random.ts';
import { serverSecret } from '../crypto/secret.ts';

/** Characters of a captcha: none is mistaken for another, in capitals or small. */
const ALPHABET = 'ACDEFHJKLMNPRTUWXY34679';
const LENGTH = 5;
const MINUTES = 5;

const answerKey = (secret: string, key: string, answer: string) =>
  sign(secret, `captcha ${key} ${answer.trim().toLowerCase()}`);

/** Makes a captcha, good for five minutes and one try; `text` replaces what is drawn. */
export async function issueCaptcha(
  db: Database,
  now: Date,
  text: string = randomText(ALPHABET, LENGTH),
): Promise<{ key: string; image: string }> {
  const key = crypto.randomUUID();
  const until = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  const [image, secret] = await Promise.all([captchaImage(text), serverSecret(db)]);
  await db.query('insert into sys_captcha (key, answer, expires) values ($1, $2, $3)', [
    key,
    answerKey(secret, key, text),
    until,
  ]);
  return { key, image };
}

/** Takes a captcha away and tells whether the answer was right; case does not matter. */
export async function takeCaptcha(db: Database, key: string, answer: string, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ answer: string; fresh: boolean }>(
    'delete from sys_captcha where key = $1 returning answer, expires > $2 as fresh',
    [key.slice(0, 100), now.toISOString()],
  );
  return rows[0]?.fresh === true && rows[0].answer === answerKey(await serverSecret(db), key, answer);
}
