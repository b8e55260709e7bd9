import { type FileStore, STORED_NAME } from './FileStore.ts';
import { mimeOf } from './inspectUpload.ts';

/** Serves a stored file: never sniffed, shown only when it is a picture, else offered as a download. */
export async function serveFile(files: FileStore, name: string, request: Request): Promise<Response> {
  const bytes = STORED_NAME.test(name) ? await files.read(name) : null;
  if (bytes === null) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
  if (request.headers.get('If-None-Match') === `"${name}"`) return new Response(null, { status: 304 });
  const mime = mimeOf(name.slice(name.lastIndexOf('.') + 1));
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': mime.startsWith('image/') ? 'inline' : 'attachment',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=31536000, immutable',
      ETag: `"${name}"`,
    },
  });
}
