import createDOMPurify, { type DOMPurify } from 'dompurify';
import { leaves, safeHref } from './linkPolicy.ts';

const settings = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'iframe', 'video', 'audio', 'source', 'dialog', 'marquee'],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background', 'bgcolor', 'color', 'face'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

let made: DOMPurify | undefined;

/** The sieve, with the kit's policy for links and pictures; made once. */
function sieve(): DOMPurify {
  if (made) return made;
  made = createDOMPurify(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') {
      const href = safeHref(node.getAttribute('href') ?? '');
      node.removeAttribute('target');
      if (href === null) node.removeAttribute('href');
      else if (leaves(href, location.host)) {
        node.setAttribute('target', '_blank');
        node.setAttribute('rel', 'noopener noreferrer');
      }
    }
    if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
  return made;
}

/** Foreign HTML without styles, forms, frames, scripts and links that act; as text. */
export const sanitise = (html: string): string => sieve().sanitize(html, settings);

/** The same as nodes, ready to be put into the page. */
export const sanitiseToNodes = (html: string): DocumentFragment => sieve().sanitize(html, { ...settings, RETURN_DOM_FRAGMENT: true });
