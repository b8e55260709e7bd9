import { appFolder } from '../../scripts/buildApp.ts';
import type { Family } from '../standin/families.ts';
import { openStandIn } from '../standin/openStandIn.ts';
import { type ClickPlace, clickAbout } from './clickAbout.ts';
import { type Account, openTown } from './openTown.ts';
import { signIn } from './signIn.ts';
import { signInAtStock } from './signInAtStock.ts';
import { expect, test } from './town.ts';

/** How long somebody clicks about, in ms; `npm run clicks` says more. */
const length = Number(process.env.CLICKS_MINUTES ?? 1) * 60_000;
const seed = Number(process.env.CLICKS_SEED ?? 20_261_122);
/** An account of the demo town, or the family of a stock server. */
const account = process.env.CLICKS_ACCOUNT ?? 'admin';

const isFamily = (name: string): name is Family['name'] => /^[ABC]$/.test(name);

/** The place to walk in, and what closes it. */
async function openPlace(): Promise<ClickPlace & { close(): Promise<void> }> {
  if (isFamily(account)) {
    const { address, close } = await openStandIn(account, appFolder);
    return { name: `family ${account}`, address, close, enter: (page) => signInAtStock(page, address) };
  }
  const town = await openTown();
  return {
    name: account,
    address: town.address,
    close: town.close,
    enter: (page) => signIn(page, town, account as Account),
  };
}

test(
  'random faults while a person clicks about: no blank page, no error that is not told',
  { tag: '@release' },
  async ({ anotherBrowser }) => {
    test.setTimeout(length + 120_000);
    const place = await openPlace();
    try {
      const page = await (await anotherBrowser({ baseURL: place.address })).newPage();
      const { steps, places } = await clickAbout(page, place, { seed, length });
      expect(places.length).toBeGreaterThan(1);
      test.info().annotations.push({ type: 'walk', description: `${steps} steps over ${places.length} pages` });
    } finally {
      await place.close();
    }
  },
);
