import createDOMPurify, { type DOMPurify } from 'dompurify';
import { htmlPolicy } from './htmlPolicy.ts';
import { leaves, safeHref, safeSource } from './linkPolicy.ts';

const settings = {
  ALLOWED_TAGS: [...htmlPolicy.tags, '#text'],
  ALLOWED_ATTR: [...htmlPolicy.attributes],
  ADD_FORBID_CONTENTS: [...htmlPolicy.dropped],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** What is removed without a word: looks, and the frame of a document. */
const untold: ReadonlySet<string> = new Set([
  ...htmlPolicy.replaced,
  'html',
  'head',
  'body',
  'meta',
  'link',
  'title',
  'style',
  'xml',
  'face',
  'color',
  'size',
  'xmlns',
]);

let made: DOMPurify | undefined;

/** The sieve, with the kit's policy for links and pictures; made once. */
function sieve(): DOMPurify {
  if (made) return made;
  made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') {
      const href = safeHref(node.getAttribute('href') ?? '');
      if (href === null) node.removeAttribute('href');
      else if (leaves(href, location.host)) {
        node.setAttribute('target', '_blank');
        node.setAttribute('rel', 'noopener noreferrer');
      }
    }
    if (node.nodeName === 'IMG') {
      if (safeSource(node.getAttribute('src') ?? '') === null) node.removeAttribute('src');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  });
  return made;
}

/** Foreign HTML without styles, forms, frames, scripts and links that act; as text. */
export const sanitise = (html: string): string => sieve().sanitize(html, settings);

/** What a text loses on its way, by the names of elements and attributes; styles and what Word adds are not told. */
export function lostIn(html: string): string[] {
  sieve().sanitize(html, settings);
  const names = sieve().removed.map((one) => ('element' in one ? one.element.nodeName : (one.attribute?.name ?? '')));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return safeHref(href) === null ? [href.split(':', 1)[0]?.trim() ?? ''] : [];
  });
  const removedNames = [...names, ...links.map((scheme) => `${scheme}:`)].map((name) => name.toLowerCase());
  return [...new Set(removedNames)].filter((name) => /^[a-z][a-z-]*:?$/.test(name) && !untold.has(name));
}

/** The same as nodes, ready to be put into the page. */
export const sanitiseToNodes = (html: string): DocumentFragment =>
  sieve().sanitize(html, { ...settings, RETURN_DOM_FRAGMENT: true });
