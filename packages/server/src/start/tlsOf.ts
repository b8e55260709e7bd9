import { X509Certificate, createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors/StartError.ts';
import type { Environment } from '../call/Environment.ts';
import { ownCertificate } from '../tls/ownCertificate.ts';
import type { KeyPair } from '../tls/selfSigned.ts';

/** Gives certificate and key as they are now; a `StartError` says what is wrong with them. */
export type TlsSource = () => Promise<KeyPair>;

const read = async (name: string, file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(
      `${name} names ${file}, which cannot be read ` +
        `(${error instanceof Error ? error.message : 'unknown reason'}); correct the path, or ` +
        'give this account the right to read it.',
    );
  });

const parsed = <T>(problem: string, parse: () => T): T => {
  try {
    return parse();
  } catch {
    throw new StartError(problem);
  }
};

async function fromFiles(certFile: string, keyFile: string): Promise<KeyPair> {
  const [cert, key] = [await read('TLS_CERT', certFile), await read('TLS_KEY', keyFile)];
  const known = parsed(
    `TLS_CERT names ${certFile}, which holds no certificate; give a PEM file that begins ` +
      'with -----BEGIN CERTIFICATE-----, followed by those of its issuers.',
    () => new X509Certificate(cert),
  );
  const secret = parsed(
    `TLS_KEY names ${keyFile}, which holds no private key that can be read; give a PEM file ` +
      'without a password, such as one made by "openssl pkey -in with-password.pem -out ' +
      'key.pem".',
    () => createPrivateKey(key),
  );
  if (!known.checkPrivateKey(secret))
    throw new StartError(
      `The key in ${keyFile} does not belong to the certificate in ${certFile}; give the two that were made together.`,
    );
  if (known.validToDate.getTime() < Date.now())
    throw new StartError(
      `The certificate in ${certFile} ended on ${known.validTo}; renew it, or start with TLS=self until it is.`,
    );
  return { cert, key };
}

/**
 * Where the server's certificate comes from by the environment: files, or one of its own in the data folder; null for
 * plain HTTP.
 */
export function tlsOf(env: Environment, dataDir: string, host: string): TlsSource | null {
  const { TLS: tls = '', TLS_CERT: cert = '', TLS_KEY: key = '' } = env;
  if (!['', '0', 'self'].includes(tls))
    throw new StartError(
      `TLS is "${tls}", which is no way to get a certificate; give TLS=self, or TLS_CERT and ` +
        'TLS_KEY, or none of them for plain HTTP.',
    );
  if ((cert === '') !== (key === ''))
    throw new StartError(
      `${cert === '' ? 'TLS_KEY' : 'TLS_CERT'} is given ` +
        `without ${cert === '' ? 'TLS_CERT' : 'TLS_KEY'}; give both, each the path of a PEM ` +
        'file.',
    );
  if (tls === 'self' && cert !== '')
    throw new StartError('Both TLS=self and TLS_CERT are given; leave one of them out.');
  if (cert !== '') return async () => fromFiles(cert, key);
  return tls === 'self' ? async () => ownCertificate(join(dataDir, 'tls'), host, new Date()) : null;
}
