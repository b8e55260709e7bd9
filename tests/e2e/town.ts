import { type Page, expect, test as base } from '@playwright/test';
import { type Account, type Town, openTown } from './openTown.ts';
import { signIn } from './signIn.ts';
import { type Wire, openWire } from './wire.ts';

interface TownFixtures {
  /** The page of a person signed in as `admin`; nothing is shown yet. */
  signedIn: Page;
  /** Opens a page of its own browser for an account. */
  pageOf: (account: Account) => Promise<Page>;
}

interface WorkerFixtures {
  town: Town;
  /** A session of `admin` over HTTP, to prepare and to check. */
  wire: Wire;
}

/** Faults that no page may have, whatever a test does: uncaught errors and breaches of the content policy. */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) faults.push(`${page.url()}: ${message.text()}`);
  });
}

/** A test that has a town of its worker's own. */
export const test = base.extend<TownFixtures, WorkerFixtures>({
  town: [
    async ({}, use) => {
      const town = await openTown();
      await use(town);
      await town.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  wire: [
    async ({ town }, use) => {
      await use(await openWire(town.address, 'admin', town.passwordOf('admin')));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ town }, use) => {
    await use(town.address);
  },
  context: async ({ context }, use) => {
    const faults: string[] = [];
    context.on('page', (page) => watch(page, faults));
    await use(context);
    expect(faults).toEqual([]);
  },
  signedIn: async ({ page, town }, use) => {
    await signIn(page, town, 'admin');
    await use(page);
  },
  pageOf: async ({ browser, town, baseURL }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
      contexts.push(context);
      const page = await context.newPage();
      await signIn(page, town, account);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

let count = 0;

/** A name that no other record of any test has. */
export const uniqueName = (stem: string): string => `${stem}${Date.now().toString(36)}${(count += 1).toString(36)}`;

export { expect } from '@playwright/test';
