import { escapeHtml } from '../../PrintView/printDocument.ts';

/** How a record stands on paper: A4 upright, two facts a line, nothing cut. */
export const sheetStyle = `@page{size:A4 portrait;margin:14mm 12mm 16mm}
body{margin:0;color:#000;background:#fff;font:10pt/1.5 "Noto Sans CJK SC","Microsoft YaHei",sans-serif}
h1{margin:0 0 4pt;font-size:15pt}h2{margin:10pt 0 3pt;font-size:11pt;break-after:avoid}p{margin:0 0 4pt;font-size:9pt}
dl{display:grid;grid-template-columns:1fr 1fr;gap:0;margin:0;border-block-start:.5pt solid #555}
dl>div{display:grid;grid-template-columns:7em minmax(0,1fr);gap:6pt;padding:2pt 4pt;border-block-end:.5pt solid #999;
break-inside:avoid;overflow-wrap:anywhere;font-size:9.5pt}
dl>div[data-wide]{grid-column:1/-1}dt{color:#444}
dd{margin:0;white-space:pre-line}ol{margin:0;padding-inline-start:1.4em}
li{margin-block-end:3pt;break-inside:avoid;font-size:9.5pt;white-space:pre-line}`;

/** The words of an element as they are read, without its buttons and its marks. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('button, [role=button], [hidden], svg, [aria-hidden=true]')) part.remove();
  return [...copy.childNodes]
    .map((node) => node.textContent?.trim() ?? '')
    .filter(Boolean)
    .join('\n');
}

const facts = (list: Element) =>
  `<dl>${[...list.children]
    .map((entry) => {
      const [label, value] = [entry.querySelector('dt'), entry.querySelector('dd')];
      if (label === null || value === null) return '';
      const wide = entry.hasAttribute('data-wide') ? ' data-wide' : '';
      return `<div${wide}><dt>${escapeHtml(label.textContent)}</dt><dd>${escapeHtml(wordsOf(value))}</dd></div>`;
    })
    .join('')}</dl>`;

/** A document with what a drawn record says, its covered values covered: title, facts, groups, and its courses. */
export function recordSheet(article: Element, line: string, language: string): string {
  const title = article.querySelector('h1, h2, h3')?.textContent ?? '';
  const groups = [...article.querySelectorAll('section')]
    .filter((section) => section.querySelector(':scope > dl') !== null)
    .map((section) => {
      const label = section.getAttribute('aria-label') ?? '';
      const list = section.querySelector(':scope > dl');
      return `${label === '' ? '' : `<h2>${escapeHtml(label)}</h2>`}${list === null ? '' : facts(list)}`;
    });
  const head = article.querySelector('header dl');
  const courses = [...article.querySelectorAll('ol[aria-label]')].map(
    (list) =>
      `<h2>${escapeHtml(list.getAttribute('aria-label') ?? '')}</h2><ol>${[...list.children]
        .map((item) => `<li>${escapeHtml(wordsOf(item))}</li>`)
        .join('')}</ol>`,
  );
  const name = escapeHtml(title);
  return (
    `<!DOCTYPE html><html lang="${escapeHtml(language)}"><head><title>${name}</title></head>` +
    `<body><h1>${name}</h1><p>${escapeHtml(line)}</p>${head === null ? '' : facts(head)}` +
    `${groups.join('')}${courses.join('')}</body></html>`
  );
}
