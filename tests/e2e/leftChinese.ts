import type { Locator } from '@playwright/test';

/**
 * Chinese words that a reader of English meets in an element, by text and by name: all but data in table bodies,
 * outlines of maps, and what says of itself that it is Chinese.
 */
export const leftChinese = (scope: Locator): Promise<string[]> =>
  scope.evaluate((root) => {
    const chinese = /[\u3400-\u9fff]/;
    const isData = (element: Element | null) =>
      element === null || element.closest('tbody,[role=tooltip],[lang^=zh]:not(html)') !== null;
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        !isData(element) &&
        !['SCRIPT', 'NOSCRIPT'].includes(element?.tagName ?? '') &&
        chinese.test(node.textContent ?? '')
      )
        found.push(node.textContent ?? '');
    }
    for (const element of root.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const value = element.getAttribute(name) ?? '';
        if (!isData(element) && chinese.test(value)) found.push(`${name}=${value}`);
      }
    }
    return found;
  });
