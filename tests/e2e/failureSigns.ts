import type { Page } from '@playwright/test';

/** Words by which something that failed is told, wherever they stand. */
const TOLD = '[role=alert], [role=alertdialog], [data-invalid], [aria-invalid=true]';

/** Words by which a part of a page says that it has nothing to show for now. */
const FAILED = /重试|重新加载|失败|没有响应|无法|不能|出错|服务器/;

/** Marks what is told already, so that only what is told from now on counts. */
export const markHeard = (page: Page): Promise<unknown> =>
  page
    .evaluate((selector) => {
      for (const one of document.querySelectorAll<HTMLElement>(selector)) one.dataset.heard = one.innerText;
    }, TOLD)
    .catch(() => null);

/**
 * Whether a failure is told: by something new, or in a window that stays open with its form; or by any words of the
 * page. A person who has to sign in again is told by that.
 */
export async function isTold(page: Page, how: 'new' | 'any'): Promise<boolean> {
  if (page.url().includes('/login')) return true;
  const { isNew, words } = await page
    .evaluate((selector) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        isNew: all.some((one) => one.dataset.heard !== one.innerText || one.closest('[role=dialog]') !== null),
        words: all.length > 0 ? '失败' : document.body.innerText,
      };
    }, TOLD)
    .catch(() => ({ isNew: false, words: '' }));
  return how === 'new' ? isNew : FAILED.test(words);
}
