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

/** Kinds of what a text loses, as people know them. */
export type LostPart = 'script' | 'frame' | 'form' | 'link' | 'other';

const kinds: Readonly<Record<string, LostPart>> = {
  ...Object.fromEntries(['script', 'noscript', 'template', 'svg', 'math'].map((name) => [name, 'script' as const])),
  ...Object.fromEntries(
    ['iframe', 'frame', 'object', 'embed', 'video', 'audio', 'source'].map((name) => [name, 'frame' as const]),
  ),
  ...Object.fromEntries(
    ['form', 'input', 'button', 'select', 'option', 'textarea', 'label'].map((name) => [name, 'form' as const]),
  ),
  href: 'link',
  src: 'link',
};

/** What a text loses on its way, by kind; styles and what Word adds are not told. */
export function lostIn(html: string): ReadonlySet<LostPart> {
  sieve().sanitize(html, settings);
  const names = sieve().removed.map((one) => ('element' in one ? one.element.nodeName : (one.attribute?.name ?? '')));
  const told = names
    .map((name) => name.toLowerCase())
    .filter((name) => /^[a-z][a-z-]*$/.test(name) && !untold.has(name));
  return new Set(told.map((name) => kinds[name] ?? (name.startsWith('on') ? 'script' : 'other')));
}

/** A page with the classes and styles that say what was meant, to be cleaned further before it is shown. */
export const sanitiseToPage = (html: string): HTMLElement =>
  sieve().sanitize(html, {
    ...settings,
    ALLOWED_ATTR: [...htmlPolicy.attributes, 'class', 'style'],
    ADD_FORBID_CONTENTS: [...htmlPolicy.dropped, 'xml'],
    RETURN_DOM: true,
  }) as HTMLElement;

/** The same as nodes, ready to be put into the page. */
export const sanitiseToNodes = (html: string): DocumentFragment =>
  sieve().sanitize(html, { ...settings, RETURN_DOM_FRAGMENT: true });
