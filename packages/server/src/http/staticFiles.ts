import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { townZone } from '@lattice/api/townTime';
import { WORTH_BYTES, codingOf, compress } from './compression.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Hosts from which pages may load beside their own server. */
export interface PageHosts {
  /** Of pictures. */
  pictures: readonly string[];
  /** Of what scripts read. */
  data: readonly string[];
}

/**
 * What a page may load: nothing but its own scripts, styles and pictures and what comes from the given hosts, text
 * turned into code by the policy of boot.js alone; frames for what the menu embeds; no framing.
 */
const policyOf = ({ pictures, data }: PageHosts): string =>
  [
    "default-src 'none'; script-src 'self'; style-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self' data:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...data].join(' '),
    "frame-src https: http:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; manifest-src 'self'",
    "require-trusted-types-for 'script'; trusted-types default dompurify 'allow-duplicates'",
  ].join('; ');

/** Headers of all files. */
const PAGE_HEADERS = {
  'Content-Security-Policy': policyOf({ pictures: [], data: [] }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  packed?: { br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> };
}

/** Quality of Brotli for files, which are compressed once. */
const QUALITY = 6;

const namesIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((file) => file.isFile() && !file.name.startsWith('.'))
      .map((file) => `/${relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')}`),
  );

/** The page, told in which zone the town is. */
const inTown = (page: string): string =>
  page.replace(/(<meta name="lattice-zone" content=")[^"]*/, (_, start: string) => start + townZone());

async function load(file: string): Promise<Asset> {
  const read = await readFile(file);
  const bytes = file.endsWith('/index.html') ? new TextEncoder().encode(inTown(read.toString())) : new Uint8Array(read);
  if (bytes.length < WORTH_BYTES || !/\.(html|js|css|svg|json)$/.test(file)) return { bytes };
  const [br, gzip] = await Promise.all([compress(bytes, 'br', QUALITY), compress(bytes, 'gzip', QUALITY)]);
  return { bytes, packed: { br, gzip } };
}

/**
 * How long browsers keep a file: those whose names change with them for ever, pictures for a day; pages and boot.js not
 * at all.
 */
const keptFor = (name: string): string => {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(?:svg|png|ico)$/.test(name) ? 'public, max-age=86400' : 'no-cache';
};

const pathOf = (request: Request): string => {
  const { pathname } = new URL(request.url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

/** True for addresses that a page may have: not those of built files, no part is hidden, none ends as a file does. */
const isPageLike = (path: string): boolean =>
  !/^\/(?:assets)?\//.test(path) && !path.split('/').some((part) => part.startsWith('.')) && extname(path) === '';

const isPage = (path: string, roots: ReadonlySet<string>): boolean =>
  path === '/' || roots.has(path.split('/')[1] ?? '');

/**
 * Serves the files of a folder, compressed once each; addresses that a page may have get the page itself, which may
 * load from the hosts that are asked for then, with 404 where their first part is none of `roots`. Null where neither
 * fits. A file that is gone says that another build took the place of the one known; that one is served then.
 */
export async function staticFiles(
  folder: string,
  roots: ReadonlySet<string>,
  hosts: () => Promise<PageHosts> = async () => ({ pictures: [], data: [] }),
): Promise<(request: Request) => Promise<Response | null>> {
  let known = await namesIn(folder);
  const assets = new Map<string, Promise<Asset>>();

  const renew = async (): Promise<null> => {
    known = await namesIn(folder).catch(() => known);
    assets.clear();
    return null;
  };

  return async (request) => {
    const path = pathOf(request);
    const name = known.has(path) ? path : isPageLike(path) ? '/index.html' : null;
    const status = known.has(path) || isPage(path, roots) ? 200 : 404;
    if (name === null || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const asset = await (assets.get(name) ?? assets.set(name, load(join(folder, name))).get(name))?.catch(renew);
    if (asset === undefined || asset === null) return null;
    const coding = asset.packed === undefined ? null : codingOf(request);
    const headers = new Headers({
      ...PAGE_HEADERS,
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
      Vary: 'Accept-Encoding',
    });
    headers.set('Cache-Control', keptFor(name));
    if (name === '/index.html') headers.set('Content-Security-Policy', policyOf(await hosts()));
    if (coding !== null) headers.set('Content-Encoding', coding);
    const body = coding === null ? asset.bytes : asset.packed?.[coding];
    return new Response(request.method === 'HEAD' ? null : body, { status, headers });
  };
}
