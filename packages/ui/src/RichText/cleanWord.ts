/** A numbered marker, such as `1.` or `（二）`. */
const NUMBERED = /^[（(]?(?:\d+|[a-z]|[一二三四五六七八九十]+)[.)、）]/i;

/** A paragraph that Word means as an entry of a list. */
const ENTRY = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';

/** Makes one entry of a list out of a paragraph of Word, and puts it into the list before it or a new one. */
function toEntry(paragraph: Element): void {
  const marker = paragraph.querySelector('[style*="mso-list"][style*="gnore"]');
  const kind = NUMBERED.test(marker?.textContent?.trim() ?? '') ? 'OL' : 'UL';
  marker?.remove();
  const before = paragraph.previousElementSibling;
  const isNext = before?.nodeName === kind && before.hasAttribute('data-word');
  const list = isNext ? before : paragraph.ownerDocument.createElement(kind);
  const entry = paragraph.ownerDocument.createElement('li');
  entry.append(...paragraph.childNodes);
  list.append(entry);
  list.setAttribute('data-word', '');
  if (isNext) paragraph.remove();
  else paragraph.replaceWith(list);
}

/**
 * Pasted HTML without what Word adds: its own elements, empty paragraphs, lists drawn with spaces, and pictures without
 * a text.
 */
export function cleanWord(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->|<!\[[\s\S]*?\]>/g, ''), 'text/html');
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  for (const paragraph of page.querySelectorAll(ENTRY)) toEntry(paragraph);
  for (const element of [...page.body.querySelectorAll('*')].filter(({ nodeName }) => nodeName.includes(':')))
    element.replaceWith(...element.childNodes);
  for (const picture of page.querySelectorAll('img'))
    if (picture.alt.trim() === '' || !/^(?:https?:|\/)/.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const paragraph of page.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  return page.body.innerHTML;
}
