import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { bits, integer, octets, oid, sequence, set, encode, utcTime, utf8, derTrue } from './der.ts';

/** A certificate with its private key, both PEM. */
export interface KeyPair {
  cert: string;
  key: string;
}

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

const pem = (label: string, der: Buffer): string =>
  `-----BEGIN ${label}-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;

function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return Buffer.from([...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join(''), 'hex');
}

/** A name of the extension subjectAltName: an address or a name of DNS. */
const alternative = (name: string): Buffer =>
  isIP(name) === 0 ? encode(0x82, Buffer.from(name, 'ascii')) : encode(0x87, addressBytes(name));

const extension = (id: string, content: Buffer, isCritical = false): Buffer =>
  sequence(oid(id), ...(isCritical ? [derTrue()] : []), octets(content));

/**
 * Makes a certificate of a server that signs itself (X.509 v3, ECDSA P-256) for names and addresses, good between two
 * moments.
 */
export function selfSigned(names: readonly string[], from: Date, until: Date): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(15)]);
  const subject = sequence(set(sequence(oid('2.5.4.3'), utf8((names[0] ?? 'Lattice').slice(0, 64)))));
  const extensions = sequence(
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Buffer.from([0x80]), 7), true),
    extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', sequence(...names.map(alternative))),
  );
  const content = sequence(
    encode(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ECDSA_SHA256,
    subject,
    sequence(utcTime(from), utcTime(until)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    encode(0xa3, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  return {
    cert: pem('CERTIFICATE', sequence(content, ECDSA_SHA256, bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
