import { restingFilm } from '../Upload/files.ts';
import { safeHref } from './linkPolicy.ts';

/** The address of a video of this site that browsers play; null for every other link. */
export function videoAddress(href: string, site: string): string | null {
  const plain = safeHref(href);
  if (plain === null) return null;
  try {
    const url = new URL(plain, site);
    return url.origin === new URL(site).origin && /^https?:$/.test(url.protocol) && /\.mp4$/i.test(url.pathname)
      ? `${url.pathname}${url.search}`
      : null;
  } catch {
    return null;
  }
}

const wordsOf = (node: Node | null) => (node?.textContent ?? '').trim();

/**
 * Puts a player above each link to a video of this site that stands alone in its paragraph. Texts hold the link alone,
 * so what plays is always made here, and nothing plays by itself.
 */
export function addPlayers(text: ParentNode, site: string): void {
  for (const link of text.querySelectorAll('a[href]')) {
    const address = videoAddress(link.getAttribute('href') ?? '', site);
    const name = wordsOf(link);
    if (address === null || name === '' || wordsOf(link.parentNode) !== name) continue;
    const player = document.createElement('video');
    player.controls = true;
    player.preload = 'metadata';
    player.playsInline = true;
    player.src = restingFilm(address);
    player.setAttribute('aria-label', name);
    link.before(player);
  }
}
