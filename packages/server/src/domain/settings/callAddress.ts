import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';

/** What came back from an address. */
export interface Answered {
  status: number;
  text: string;
}

/** Characters of an answer that are read where nothing else is said. */
const MOST = 4000;

/** What is sent to an address; a GET without a body. */
export interface Sent {
  headers: Readonly<Record<string, string>>;
  /** The body of a POST. */
  body?: string;
}

/**
 * Makes a GET or a POST at the one checked address of a host, so that its name cannot lead elsewhere meanwhile; follows
 * no redirection, and reads no more than `most` characters.
 */
export const callAddress = (
  url: URL,
  address: string,
  { headers, body }: Sent,
  waitMs: number,
  most = MOST,
): Promise<Answered> =>
  new Promise((done, failed) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const sent = send(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
        signal: AbortSignal.timeout(waitMs),
        lookup: (_name, options, found) => {
          const family = isIP(address);
          if (options.all === true) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text = (text + part).slice(0, most);
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
        answer.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
