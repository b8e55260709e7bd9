const SAFE = /^(?:https?:|mailto:|tel:)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Where a link may lead: the web, mail, telephone and addresses of this site; null for anything else, such as `javascript:`. */
export function safeHref(href: string): string | null {
  const plain = [...href].filter((sign) => sign > ' ' && sign !== '\u007f').join('');
  return SAFE.test(plain) || !SCHEME.test(plain) ? plain : null;
}

/** Whether a link leaves this site, and so opens beside it and tells the other site nothing. */
export const leaves = (href: string, host: string): boolean => {
  try {
    const url = new URL(href, `https://${host}`);
    return /^https?:$/.test(url.protocol) && url.host !== host;
  } catch {
    return false;
  }
};
