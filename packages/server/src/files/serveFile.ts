import type { ServerParts } from '../call/ServerParts.ts';
import { languageIn } from '../words/Language.ts';
import { localize } from '../words/localize.ts';
import { type MessageDescriptor, say } from '../words/say.ts';
import { STORED_NAME } from './FileStore.ts';
import { secondsLeft } from './signedAddress.ts';
import { mimeOf } from './inspectUpload.ts';
import { isOpen, isWithdrawn } from './isServed.ts';

/** First and last byte of the part that a player asks for; null for the whole, undefined where there is none. */
function partOf(range: string | null, size: number): readonly [number, number] | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) > 0 ? [Math.max(0, size - Number(to)), size - 1] : undefined;
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  return first < size && first <= last ? [first, last] : undefined;
}

/** Seconds for which a browser keeps a file that is open to everybody. */
const OPEN_SECONDS = 3600;

const tell = (status: number, words: MessageDescriptor, request: Request) =>
  new Response(localize(words, languageIn(request.headers.get('Accept-Language') ?? '')), {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * Serves a stored file to whoever has an address that was given out for it, one of an open field to everybody: never
 * sniffed, shown only when it is a picture, else offered as a download; in parts, as players ask.
 */
export async function serveFile(name: string, request: Request, parts: ServerParts): Promise<Response> {
  const { db, settings, resources } = parts;
  const signature = new URL(request.url).searchParams.get('s') ?? '';
  const isStored = STORED_NAME.test(name);
  const left = isStored ? await secondsLeft(name, signature, { db, now: parts.now?.() ?? new Date() }) : 0;
  const isForAll = left === 0 && isStored && (settings.openFiles === true || (await isOpen(name, db, resources)));
  if (left === 0 && !isForAll) return tell(403, say`这个文件地址已失效，请回到原来的页面，刷新后重新打开文件`, request);
  const bytes = (await isWithdrawn(name, db)) ? null : await parts.files.read(name);
  if (bytes === null) return tell(404, say`没有这个文件，可能已随记录一起删除`, request);
  if (request.headers.get('If-None-Match') === `"${name}"`) return new Response(null, { status: 304 });
  const mime = mimeOf(name.slice(name.lastIndexOf('.') + 1));
  const part = partOf(request.headers.get('Range'), bytes.length);
  if (part === undefined)
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${bytes.length}` } });
  const [first, last] = part ?? [0, bytes.length - 1];
  return new Response(new Uint8Array(bytes.subarray(first, last + 1)), {
    status: part === null ? 200 : 206,
    headers: {
      'Accept-Ranges': 'bytes',
      ...(part !== null && { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` }),
      'Content-Type': mime,
      'Content-Disposition': mime.startsWith('image/') ? 'inline' : 'attachment',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': `private, max-age=${isForAll ? OPEN_SECONDS : left}, immutable`,
      ETag: `"${name}"`,
    },
  });
}
