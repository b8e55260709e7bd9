import { dressFrame } from '../../PrintView/fillFrame.ts';
import { recordSheet, sheetStyle } from './recordSheet.ts';

/** Prints a drawn record from a frame out of sight, which goes when the browser has printed. */
export function printSheet(article: Element, line: string, language: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.srcdoc = recordSheet(article, line, language);
  frame.addEventListener('load', () => {
    const { contentWindow: page, contentDocument: paper } = frame;
    if (page === null || paper === null) return;
    dressFrame(paper, sheetStyle);
    page.addEventListener('afterprint', () => frame.remove());
    page.print();
  });
  document.body.append(frame);
}
