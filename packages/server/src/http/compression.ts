import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding that answers are sent in. */
export type Coding = 'br' | 'gzip';

/** Bytes from which compression pays. */
export const WORTH_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best coding that a request takes; null for none. */
export function codingOf(request: Request): Coding | null {
  const accepted = new Map(
    (request.headers.get('Accept-Encoding') ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => one.split(';').map((part) => part.trim()))
      .map(([name = '', weight = 'q=1']) => [name, Number(weight.replace(/^q=/, ''))] as const),
  );
  return (['br', 'gzip'] as const).find((one) => (accepted.get(one) ?? 0) > 0) ?? null;
}

/** Bytes in a coding; `quality` is that of Brotli, 0 to 11. */
export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  coding: Coding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed =
    coding === 'br' ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : await zip(bytes);
  return new Uint8Array(packed);
}

/** Quality of Brotli for answers that are made again each time. */
const QUALITY = 4;
/**
 * Calls that are never compressed. BREACH guesses a secret from the length of answers that hold it beside words of the
 * attacker. Here all other calls are authorised by headers alone, which no page of another site can send; those of the
 * session take a cookie and answer with tokens.
 */
const SESSION = '/api/blade-auth/';

/**
 * An answer in the coding that its request takes: JSON from 1 kB on, but for those of the session; anything else, such
 * as events and files, stays as it is.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers, status, body } = response;
  if (
    body === null ||
    headers.has('Content-Encoding') ||
    !/^application\/json\b/.test(headers.get('Content-Type') ?? '')
  )
    return response;
  if (headers.has('Set-Cookie') || new URL(request.url).pathname.startsWith(SESSION)) return response;
  const kept = new Headers(headers);
  kept.append('Vary', 'Accept-Encoding');
  const coding = codingOf(request);
  if (coding === null) return new Response(body, { status, headers: kept });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length < WORTH_BYTES) return new Response(bytes, { status, headers: kept });
  kept.set('Content-Encoding', coding);
  kept.delete('Content-Length');
  return new Response(await compress(bytes, coding, QUALITY), { status, headers: kept });
}
