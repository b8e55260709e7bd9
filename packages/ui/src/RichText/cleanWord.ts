import { sanitiseToPage } from '../HtmlView/sanitise.ts';

/** A numbered marker, such as `1.` or `（二）`. */
const NUMBERED = /^[（(]?(?:\d+|[a-z]|[一二三四五六七八九十]+)[.)、）]/i;

/** A paragraph that Word means as an entry of a list. */
const ENTRY = 'p[class*="MsoListParagraph"], p[style*="mso-list"]';

const ALIGNED = /text-align\s*:\s*(center|right|justify)/i;

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

/** What pasted text lost beside what may not stand anywhere. */
export type LostLook = 'picture' | 'colour' | 'font';

/** Pasted HTML as the editor takes it, and what of its looks was left out. */
export interface Pasted {
  html: string;
  lost: ReadonlySet<LostLook>;
}

/**
 * Pasted HTML without what Word adds: its own elements, empty paragraphs, lists drawn with spaces, and pictures without
 * a text. It is never given to the browser as markup, so no policy of the page refuses it.
 */
export function cleanWord(html: string): Pasted {
  const page = sanitiseToPage(
    html.replace(/<!--(?:[^<-]|-(?!->)|<(?!!--))*-->|<!\[(?:[^<\]]|\](?!>)|<(?!!\[))*\]>/g, ''),
  );
  const lost = new Set<LostLook>();
  for (const paragraph of page.querySelectorAll(ENTRY)) toEntry(paragraph);
  for (const element of page.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const aligned = ALIGNED.exec(style)?.[1];
    if (aligned !== undefined) element.setAttribute('align', aligned.toLowerCase());
    if (/(?:^|;)\s*(?:color|background(?:-color)?)\s*:/i.test(style)) lost.add('colour');
    if (/(?:^|;)\s*font-(?:size|family)\s*:/i.test(style)) lost.add('font');
  }
  if (page.querySelector('font') !== null) lost.add('font');
  for (const heading of page.querySelectorAll('h1')) {
    const second = page.ownerDocument.createElement('h2');
    for (const { name, value } of heading.attributes) second.setAttribute(name, value);
    second.append(...heading.childNodes);
    heading.replaceWith(second);
  }
  for (const picture of page.querySelectorAll('img'))
    if (picture.alt.trim() === '' || !/^(?:https?:|\/)/.test(picture.getAttribute('src') ?? '')) {
      picture.remove();
      lost.add('picture');
    }
  for (const paragraph of page.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  return { html: page.innerHTML, lost };
}
