import type { Page } from '@playwright/test';

/** The element with the focus in words where something covers its middle or it is out of sight; '' where it is seen. */
const unseen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    // What is for screen readers alone has no place.
    if (element === null || element === document.body || width < 2 || height < 2) return '';
    const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const isSeen = found !== null && (element.contains(found) || found.contains(element));
    if (isSeen || element.closest('label')?.contains(found) === true) return '';
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName} ${name} under ${found?.textContent ?? 'the edge'}`;
  });

/** Walks a page by Tab and tells what had the focus and was not seen. */
export async function coveredFocus(page: Page, stops: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const words = await unseen(page);
    if (words !== '') found.push(words);
  }
  return found;
}
