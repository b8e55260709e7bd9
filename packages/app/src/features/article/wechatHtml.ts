/** A node of a document, as far as it is written out. */
interface Written {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  childNodes: ArrayLike<Written>;
  getAttribute?: (name: string) => string | null;
}

const PARAGRAPH = 'margin:0 0 16px;line-height:1.75;font-size:16px;color:#333;';
const CELL = 'padding:6px 8px;border:1px solid #ddd;font-size:14px;line-height:1.6;';

/** How elements look in an article of a WeChat account, which keeps inline styles alone. */
const styles: Readonly<Record<string, string>> = {
  h1: 'margin:24px 0 12px;line-height:1.4;font-size:22px;font-weight:bold;color:#222;',
  h2: 'margin:24px 0 12px;line-height:1.4;font-size:20px;font-weight:bold;color:#222;',
  h3: 'margin:20px 0 10px;line-height:1.4;font-size:18px;font-weight:bold;color:#222;',
  h4: 'margin:16px 0 8px;line-height:1.4;font-size:17px;font-weight:bold;color:#222;',
  p: PARAGRAPH,
  ul: 'margin:0 0 16px;padding-left:24px;',
  ol: 'margin:0 0 16px;padding-left:24px;',
  li: 'margin:0 0 6px;line-height:1.75;font-size:16px;color:#333;',
  blockquote: 'margin:0 0 16px;padding:8px 12px;border-left:3px solid #bbb;color:#666;',
  img: 'display:block;max-width:100%;height:auto;margin:0 auto 16px;',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;',
  th: `${CELL}background:#f5f5f5;font-weight:bold;`,
  td: CELL,
  strong: 'font-weight:bold;',
  b: 'font-weight:bold;',
  em: 'font-style:italic;',
  i: 'font-style:italic;',
  hr: 'margin:24px 0;border:0;border-top:1px solid #ddd;',
};

const EMPTY = new Set(['br', 'hr', 'img', 'col', 'wbr']);
const KEPT = ['src', 'alt', 'colspan', 'rowspan', 'width', 'height', 'start'];

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const absolute = (address: string, site: string) => new URL(address, site).href;

/**
 * The nodes below one as HTML for the editor of a WeChat account: inline styles, no classes, addresses in full, and
 * links as words, since WeChat takes none to other sites, nor videos that are not uploaded there; what reviewers marked
 * is not marked in it.
 */
export function wechatHtml(root: Written, site: string): string {
  return Array.from(root.childNodes)
    .map((node) => {
      if (node.nodeType === 3) return escaped(node.nodeValue ?? '');
      const tag = node.nodeName.toLowerCase();
      if (node.nodeType !== 1 || tag === 'video') return '';
      if (tag === 'mark') return wechatHtml(node, site);
      if (tag === 'a') {
        const href = node.getAttribute?.('href') ?? '';
        const inner = wechatHtml(node, site);
        return href === '' || inner.includes(href) ? inner : `${inner} (${escaped(absolute(href, site))})`;
      }
      const attributes = KEPT.flatMap((name) => {
        const value = node.getAttribute?.(name) ?? '';
        return value === '' ? [] : [` ${name}="${escaped(name === 'src' ? absolute(value, site) : value)}"`];
      }).join('');
      const style = styles[tag] === undefined ? '' : ` style="${styles[tag]}"`;
      return `<${tag}${attributes}${style}>${EMPTY.has(tag) ? '' : `${wechatHtml(node, site)}</${tag}>`}`;
    })
    .join('');
}
