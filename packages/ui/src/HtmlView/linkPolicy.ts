import { htmlPolicy } from './htmlPolicy.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

const safe = (address: string, schemes: readonly string[]): string | null => {
  const plain = [...address].filter((sign) => sign > ' ' && sign !== '\u007f').join('');
  const scheme = SCHEME.exec(plain)?.[1]?.toLowerCase();
  return scheme === undefined || schemes.includes(scheme) ? plain : null;
};

/**
 * Where a link may lead: the web, mail, telephone and addresses of this site; null for anything else, such as
 * `javascript:`.
 */
export const safeHref = (href: string): string | null => safe(href, htmlPolicy.linkSchemes);

/** Where a picture may come from: the web and addresses of this site; null for anything else, such as `data:`. */
export const safeSource = (src: string): string | null => safe(src, htmlPolicy.imageSchemes);

/** Whether a link leaves this site, and so opens beside it and tells the other site nothing. */
export const leaves = (href: string, host: string): boolean => {
  try {
    const url = new URL(href, `https://${host}`);
    return /^https?:$/.test(url.protocol) && url.host !== host;
  } catch {
    return false;
  }
};
