import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { oneTestDatabase } from '../fixtures/openTestDatabase.ts';
import { issueCaptcha, takeCaptcha } from './captcha.ts';
import { captchaImage } from './captchaImage.ts';
import { sessionSchema } from '../session/schema.ts';

const bytesOf = (image: string) => Buffer.from(image.slice('data:image/png;base64,'.length), 'base64');

/** Pixels of our PNG: one byte each after the filter byte of its line. */
const pixelsOf = (png: Buffer) => {
  const start = png.indexOf('IDAT') + 4;
  const lines = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  return Array.from({ length: 48 }, (_, y) => [...lines.subarray(y * 131 + 1, (y + 1) * 131)]);
};

describe('the picture', () => {
  it('is a PNG of 130 × 48 that carries no text', async () => {
    const png = bytesOf(await captchaImage('ACD34'));
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([130, 48]);
    expect(pixelsOf(png).flat()).toHaveLength(130 * 48);
    expect(png.includes('ACD34')).toBe(false);
    expect(png.length).toBeLessThan(5000);
  });

  it('is drawn anew each time and shows ink of the letters', async () => {
    const [one, two] = [await captchaImage('HHHHH'), await captchaImage('HHHHH')];
    expect(one).not.toBe(two);
    const dark = (image: string) =>
      pixelsOf(bytesOf(image))
        .flat()
        .filter((shade) => shade > 10).length;
    expect(dark(one)).toBeGreaterThan(dark(await captchaImage('')) + 400);
  });
});

describe.each(oneTestDatabase())('a captcha on $name', ({ open }) => {
  const now = new Date('2026-11-20T08:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.script(sessionSchema);
  });
  afterAll(() => db.close());

  it('is right once, in capitals or small', async () => {
    const { key, image } = await issueCaptcha(db, now, 'aC3dE');
    expect(image).toMatch(/^data:image\/png;base64,/);
    expect(await takeCaptcha(db, key, 'Ac3De', later(299))).toBe(true);
    expect(await takeCaptcha(db, key, 'aC3dE', later(299))).toBe(false);
  });

  it('is used up by a wrong answer', async () => {
    const { key } = await issueCaptcha(db, now, 'ACDEF');
    expect(await takeCaptcha(db, key, 'ACDEE', now)).toBe(false);
    expect(await takeCaptcha(db, key, 'ACDEF', now)).toBe(false);
  });

  it('expires after five minutes', async () => {
    const { key } = await issueCaptcha(db, now, 'ACDEF');
    expect(await takeCaptcha(db, key, 'ACDEF', later(300))).toBe(false);
  });

  it('is bound to its key, and unknown or missing keys are wrong', async () => {
    const [one, two] = [await issueCaptcha(db, now, 'ACDEF'), await issueCaptcha(db, now, 'HJKLM')];
    expect(await takeCaptcha(db, one.key, 'HJKLM', now)).toBe(false);
    expect(await takeCaptcha(db, crypto.randomUUID(), 'ACDEF', now)).toBe(false);
    expect(await takeCaptcha(db, '', '', now)).toBe(false);
    expect(await takeCaptcha(db, two.key, 'HJKLM', now)).toBe(true);
  });

  it('keeps no answer in clear', async () => {
    const { key } = await issueCaptcha(db, now, 'WXY34');
    const { rows } = await db.query('select * from sys_captcha where key = $1', [key]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('wxy34');
  });

  it('draws its own text when none is given', async () => {
    const { key } = await issueCaptcha(db, now);
    expect(await takeCaptcha(db, key, '', now)).toBe(false);
  });
});
