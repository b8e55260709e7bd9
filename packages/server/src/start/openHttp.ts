import { createServer as createPlain, type RequestListener, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { TlsSource } from './tlsOf.ts';

/** Milliseconds between two looks for a renewed certificate. */
const LOOK = 12 * 3_600_000;

/**
 * A server of HTTP, over TLS where there is a source of certificates; one that is renewed is taken up while the server
 * runs.
 */
export async function openHttp(
  source: TlsSource | null,
  tell: (line: string) => void,
  answer: RequestListener,
): Promise<{ http: Server; stop(): void }> {
  if (source === null) return { http: createPlain(answer), stop: () => undefined };
  let known = await source();
  const http = createSecure({ ...known, minVersion: 'TLSv1.2' }, answer);
  const renew = async () => {
    const now = await source();
    if (now.cert === known.cert) return;
    http.setSecureContext({ ...now, minVersion: 'TLSv1.2' });
    known = now;
  };
  const timer = setInterval(
    () => void renew().catch((error: unknown) => tell(error instanceof Error ? error.message : 'unknown failure')),
    LOOK,
  );
  timer.unref();
  return { http, stop: () => clearInterval(timer) };
}
