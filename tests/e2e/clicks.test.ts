import { clickAbout } from './clickAbout.ts';
import { type Account, openTown } from './openTown.ts';
import { expect, test } from './town.ts';

/** How long somebody clicks about, in ms; `npm run clicks` says more. */
const length = Number(process.env.CLICKS_MINUTES ?? 0.15) * 60_000;
const seed = Number(process.env.CLICKS_SEED ?? 20_261_122);
const account = (process.env.CLICKS_ACCOUNT ?? 'admin') as Account;

test('random faults while a person clicks about: no blank page, no error that is not told', async ({
  anotherBrowser,
}) => {
  test.setTimeout(length + 120_000);
  const town = await openTown();
  try {
    const page = await (await anotherBrowser({ baseURL: town.address })).newPage();
    const { steps, places } = await clickAbout(page, town, { account, seed, length });
    expect(places.length).toBeGreaterThan(1);
    test.info().annotations.push({ type: 'walk', description: `${steps} steps over ${places.length} pages` });
  } finally {
    await town.close();
  }
});
