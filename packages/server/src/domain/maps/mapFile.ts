import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sign } from '../../crypto/digest.ts';
import { serverSecret } from '../../crypto/secret.ts';
import type { Sql } from '../../db/Database.ts';

/** Where files of maps are served. */
const PLACE = '/maps/';
/** Name of a file of a map; anything else is never looked up. */
const NAME = /^[\w\u4e00-\u9fff][\w\u4e00-\u9fff.-]{0,99}\.pmtiles$/;
const DAY = 86_400_000;
/** Most bytes that one answer brings; readers of such files ask for parts. */
const MOST = 16 * 1024 * 1024;

const seal = async (db: Sql, name: string, until: string) => sign(await serverSecret(db), `map ${name} ${until}`);

/** The address of a map; one of this server's own files gets a signature until the end of tomorrow. */
export async function mapAddress(url: string, db: Sql, now: Date): Promise<string> {
  const name = url.startsWith(PLACE) ? url.slice(PLACE.length) : '';
  if (!NAME.test(name)) return url;
  const until = String((Math.floor(now.getTime() / DAY) + 2) * DAY);
  return `${PLACE}${name}?${new URLSearchParams({ until, signature: await seal(db, name, until) }).toString()}`;
}

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain', ...headers } });

/** From which byte to which a request asks; null where it asks for no part, or for several. */
function partOf(request: Request, size: number): { from: number; to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return from > to || from >= size ? null : { from, to: Math.min(to, from + MOST - 1) };
}

/** The name of a file in the path of an address; '' where the path cannot be read. */
function nameIn(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(PLACE.length));
  } catch {
    return '';
  }
}

/** Serves a part of a map's file below the data folder to whoever has an address that is still good. */
export async function serveMapFile(request: Request, { db, folder, now }: { db: Sql; folder: string; now: Date }) {
  const { pathname, searchParams } = new URL(request.url);
  const name = nameIn(pathname);
  const until = searchParams.get('until') ?? '';
  const isGood =
    NAME.test(name) && Number(until) > now.getTime() && searchParams.get('signature') === (await seal(db, name, until));
  if (!isGood) return plain(403, 'This address of a map is over.');
  const file = await open(join(folder, 'maps', name)).catch(() => null);
  if (file === null) return plain(404, 'Not found');
  try {
    const { size, mtimeMs } = await file.stat();
    const part = partOf(request, size);
    if (part === null) return plain(416, 'Ask for a part of the file.', { 'Content-Range': `bytes */${size}` });
    const bytes = new Uint8Array(part.to - part.from + 1);
    await file.read(bytes, 0, bytes.length, part.from);
    return new Response(bytes, {
      status: 206,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Range': `bytes ${part.from}-${part.to}/${size}`,
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'private, max-age=3600',
        ETag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      },
    });
  } finally {
    await file.close();
  }
}
