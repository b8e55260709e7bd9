/** A request with the address from which it came. */
export interface Arrival {
  request: Request;
  address: string;
}

const last = (header: string | null, place: number): string =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .at(-place) ?? '';

/**
 * A request as it left the browser, according to so many proxies in front: scheme and address of what the outermost of
 * them met. What callers add themselves stands farther left and is not heeded.
 */
export function behindProxy({ request, address }: Arrival, proxies: number): Arrival {
  if (proxies < 1) return { request, address };
  const from = last(request.headers.get('X-Forwarded-For'), proxies) || address;
  const scheme = last(request.headers.get('X-Forwarded-Proto'), 1);
  const url = new URL(request.url);
  if (scheme !== 'https' || url.protocol === 'https:') return { request, address: from };
  url.protocol = 'https:';
  const { method, headers, body, signal } = request;
  return {
    request: new Request(url, { method, headers, signal, ...(body !== null && { body, duplex: 'half' }) }),
    address: from,
  };
}
