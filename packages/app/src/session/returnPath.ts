const HERE = 'http://here.invalid';
const NOT_BACK = new Set(['/', '/login', '/lock', '/404', '/403', '/500']);

const parse = (path: string): URL | null => {
  try {
    return new URL(path, HERE);
  } catch {
    return null;
  }
};

/** The address to return to after signing in: a path of this application, or '/' for anything else. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/';
  const url = parse(wanted);
  if (url?.origin !== HERE || url.pathname.startsWith('//') || NOT_BACK.has(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
