import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type KeyPair, selfSigned } from './selfSigned.ts';

const DAY = 86_400_000;
/** Days for which a certificate is made; browsers refuse more than 398. */
const DAYS = 397;
/** Days before its end from which it is made again. */
const EARLY = 30;
/** Addresses that mean every address of the machine, and so no name. */
const ANY = new Set(['', '0.0.0.0', '::']);

/** Names of this machine under which people reach a server that listens on `host`. */
export const namesOf = (host: string): readonly string[] => [
  ...new Set([...(ANY.has(host) ? [] : [host]), hostname(), 'localhost', '127.0.0.1']),
];

const isGood = ({ cert }: KeyPair, names: readonly string[], now: Date): boolean => {
  const known = new X509Certificate(cert);
  return (
    known.validToDate.getTime() - now.getTime() > EARLY * DAY &&
    names.every((name) => (known.checkHost(name) ?? known.checkIP(name)) !== undefined)
  );
};

/**
 * The certificate that this installation made for itself in a folder; a new one where there is none, its end is near or
 * the machine has another name. Only this account may read the key.
 */
export async function ownCertificate(folder: string, host: string, now: Date): Promise<KeyPair> {
  const [certFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = namesOf(host);
  try {
    const known = { cert: await readFile(certFile, 'utf8'), key: await readFile(keyFile, 'utf8') };
    if (isGood(known, names, now)) return known;
  } catch {
    // Made again below, as for a folder without one.
  }
  const made = selfSigned(names, new Date(now.getTime() - DAY), new Date(now.getTime() + DAYS * DAY));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [file, text] of [
    [keyFile, made.key],
    [certFile, made.cert],
  ] as const) {
    await writeFile(`${file}.new`, text, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
  return made;
}
