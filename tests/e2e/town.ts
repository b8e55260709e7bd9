import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  expect as plain,
  test as base,
} from '@playwright/test';
import { type Account, type Town, openTown, usualKind } from './openTown.ts';
import { signIn } from './signIn.ts';
import type { DatabaseKind } from './townDatabase.ts';
import { type Wire, openWire } from './wire.ts';

/** Expectations that wait long enough for a busy machine. */
export const expect = plain.configure({ timeout: 30_000 });

interface TownFixtures {
  /** The page of a person signed in as `admin`; nothing is shown yet. */
  signedIn: Page;
  /** Opens a browser of its own, that knows nothing of others; it is closed when the test ends, however it ends. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a page of its own browser for an account. */
  pageOf: (account: Account) => Promise<Page>;
}

interface WorkerFixtures {
  /** Where the town keeps its rows. */
  databaseKind: DatabaseKind;
  town: Town;
  /** A session of `admin` over HTTP, to prepare and to check. */
  wire: Wire;
  /** Opens a session of an account over HTTP. */
  wireOf: (account: Account) => Promise<Wire>;
}

/**
 * Faults that no page may have, whatever a test does: uncaught errors and breaches of the content policy. The recorder
 * of traces reads pictures by `blob:` addresses itself, which is not the page's doing.
 */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (
      message.type() === 'error' &&
      text.includes('Content Security Policy') &&
      !text.startsWith("Connecting to 'blob:")
    )
      faults.push(`${page.url()}: ${text}`);
  });
}

/** A test that has a town of its worker's own. */
export const test = base.extend<TownFixtures, WorkerFixtures>({
  databaseKind: [usualKind(), { scope: 'worker', option: true }],
  town: [
    async ({ databaseKind }, use) => {
      const town = await openTown({}, databaseKind);
      await use(town);
      await town.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  wireOf: [
    async ({ town }, use) => {
      await use((account) => openWire(town.address, account, town.passwordOf(account)));
    },
    { scope: 'worker' },
  ],
  wire: [
    async ({ wireOf }, use) => {
      await use(await wireOf('admin'));
    },
    { scope: 'worker' },
  ],
  actionTimeout: 30_000,
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
  anotherBrowser: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ locale: 'zh-CN', ...options });
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  pageOf: async ({ anotherBrowser, town }, use) => {
    await use(async (account) => {
      const page = await (await anotherBrowser({ baseURL: town.address })).newPage();
      await signIn(page, town, account);
      return page;
    });
  },
});

let count = 0;

/** A name that no other record of any test has. */
export const uniqueName = (stem: string): string => `${stem}${Date.now().toString(36)}${(count += 1).toString(36)}`;
