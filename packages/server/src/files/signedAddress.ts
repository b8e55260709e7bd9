import { sign } from '../crypto/digest.ts';
import { serverSecret } from '../crypto/secret.ts';
import type { Sql } from '../db/Database.ts';
import { STORED_NAME } from './FileStore.ts';

/** How long the address of a file stays the same, in milliseconds; it is good to the end of the window that follows. */
const WINDOW = 12 * 3_600_000;
/** How long an address that is over still proves, in what is sent back, that it was given out: pages stay open. */
const LATE = 7 * 24 * 3_600_000;

const NAME = STORED_NAME.source.slice(1, -1);
/** An address that is a whole value, one of a list, or an attribute of formatted text, in JSON. */
const GIVEN = new RegExp(String.raw`(?<=["',](?:https?://[\w.:-]+)?)/files/(${NAME})(?=["',#\\])`, 'g');
/** An address with a signature, wherever it stands. */
const SIGNED = new RegExp(String.raw`/files/(${NAME})\?s=([\w.-]*)`, 'g');

/** What signatures are made and judged by. */
export interface SigningParts {
  db: Sql;
  now: Date;
}

const signatureOf = (secret: string, name: string, until: string) =>
  `${until}.${sign(secret, `file ${name} ${until}`)}`;

/**
 * JSON in which each address of a stored file carries a signature, as its parameter `s`: for this file, and the same for
 * everybody within some hours, so that browsers keep what they have.
 */
export async function signAddresses(json: string, { db, now }: SigningParts): Promise<string> {
  if (!json.includes('/files/')) return json;
  const secret = await serverSecret(db);
  const until = ((Math.floor(now.getTime() / WINDOW) + 2) * WINDOW).toString(36);
  return json.replaceAll(GIVEN, (address, name: string) => `${address}?s=${signatureOf(secret, name, until)}`);
}

/** The moment until which a signature is good for a file, in milliseconds; 0 for one that was not given out for it. */
async function endOf(name: string, signature: string, db: Sql): Promise<number> {
  const [until = ''] = signature.split('.');
  return signature === signatureOf(await serverSecret(db), name, until) ? Number.parseInt(until, 36) : 0;
}

/** Seconds for which a signature is still good for a file; 0 for one that is over or was not given out for it. */
export const secondsLeft = async (name: string, signature: string, { db, now }: SigningParts): Promise<number> =>
  Math.max(0, Math.floor(((await endOf(name, signature, db)) - now.getTime()) / 1000));

const unsigned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(SIGNED, '/files/$1');
  if (Array.isArray(value)) return value.map(unsigned);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return withoutSignatures(value as Readonly<Record<string, unknown>>);
};

/** Values as they are stored: addresses of files without their signatures. */
export const withoutSignatures = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, unsigned(value)]));

/** Names of the files in a text whose addresses carry a signature that was given out for them, not long ago. */
export async function provenFiles(text: string, { db, now }: SigningParts): Promise<Set<string>> {
  const proven = new Set<string>();
  for (const [, name = '', signature = ''] of text.matchAll(SIGNED))
    if ((await endOf(name, signature, db)) + LATE > now.getTime()) proven.add(name);
  return proven;
}
