import { type FileStore, STORED_NAME } from './FileStore.ts';
import { mimeOf } from './inspectUpload.ts';

/** First and last byte of the part that a player asks for; null for the whole, undefined where there is none. */
function partOf(range: string | null, size: number): readonly [number, number] | null | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) > 0 ? [Math.max(0, size - Number(to)), size - 1] : undefined;
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  return first < size && first <= last ? [first, last] : undefined;
}

/**
 * Serves a stored file: never sniffed, shown only when it is a picture, else offered as a download; in parts, as
 * players ask.
 */
export async function serveFile(files: FileStore, name: string, request: Request): Promise<Response> {
  const bytes = STORED_NAME.test(name) ? await files.read(name) : null;
  if (bytes === null) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
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
      'Cache-Control': 'private, max-age=31536000, immutable',
      ETag: `"${name}"`,
    },
  });
}
