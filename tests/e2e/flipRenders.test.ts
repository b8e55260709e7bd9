import type { Page } from '@playwright/test';
import { expect, test } from './town.ts';

/**
 * Parts of the page that say nothing of the rows shown: bars, menu, tags, trail, title, search and toolbar, which is
 * marked below, and the titles of the table.
 */
const STILL = 'header, nav:not([aria-label="分页"]), [role="tablist"], h1, form[role="search"], [data-toolbar], thead';

/** The parts of React's tree that are read here; the same in development and production. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/**
 * Notes, from the page's first script on, in which of the still parts components render; React calls the hook after
 * each commit.
 */
async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript((still) => {
    const PERFORMED_WORK = 1;
    const HOST = 5;
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const rendered: string[] = [];
    const hostOf = (fiber: Fiber | null): Element | null => {
      for (let at = fiber; at !== null; at = at.child) if (at.tag === HOST) return at.stateNode as Element;
      return null;
    };
    const visit = (fiber: Fiber): void => {
      if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) {
        const part = hostOf(fiber)?.closest(still);
        if (part) rendered.push(`${part.tagName} ${part.getAttribute('aria-label') ?? ''}`.trim());
      }
      // A part that did not take part in this commit has the children that it had before.
      if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
    };
    Object.assign(window, {
      rendered,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
        onCommitFiberUnmount: () => undefined,
      },
    });
  }, STILL);
}

const renderedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { rendered: string[] }).rendered.splice(0))]);

test('a flip of a list renders nothing but its rows and its pages', async ({ signedIn: page }) => {
  await watchRenders(page);
  await page.goto('/source/populationinfo');
  const next = page.getByRole('button', { name: '下一页' });
  const rows = () => page.waitForResponse((response) => response.url().includes('/source/populationinfo/page'));
  // What loads later than the first list comes with the first flip.
  await Promise.all([rows(), next.click()]);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/page=2/);
  const toolbar = page.getByRole('button', { name: '新增', exact: true }).locator('..');
  await toolbar.evaluate((element) => element.toggleAttribute('data-toolbar', true));
  const first = await renderedIn(page);
  expect(first.length).toBeGreaterThan(3);
  // What the first flip brought late has settled once nothing renders from one look to the next.
  await expect.poll(() => renderedIn(page), { intervals: [250] }).toEqual([]);
  await Promise.all([rows(), next.click()]);
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  // Effects and what waits behind them have run once the page has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await renderedIn(page)).toEqual([]);
});
