import type { Browser, CDPSession, Page } from 'playwright';
import { derive } from '../../packages/ui/src/theme/derive.ts';
import type { ThemeSeeds } from '../../packages/ui/src/theme/seeds.ts';
import { taskTime } from './taskTime.ts';

/** What a switch of theme may take at most with 200 rows, as a share of what it takes on a page of plain HTML. */
const most = 0.5;
const warmUps = 3;
const rounds = 15;
const night: ThemeSeeds = {
  label: 'Night',
  scheme: 'dark',
  canvas: '#0f1217',
  surface: '#191d24',
  text: '#e4e8ee',
  accent: '#409eff',
  success: '#5dbb63',
  warning: '#e0a13a',
  critical: '#e5635f',
  info: '#3fb2cc',
  sidebar: { background: '#13161c' },
  topbar: { background: '#191d24' },
  radius: { control: 6, card: 10 },
  cardEdge: 'line',
};

/** A switch of theme on the bench page, in ms of CPU, and whether its share of that on plain HTML is kept. */
export async function themeSwitch(browser: Browser, address: string): Promise<{ median: number; isKept: boolean }> {
  const own = await medianOf(browser, `${address}/pages/lattice.html`);
  const plain = await medianOf(browser, `${address}/pages/html.html`);
  const isKept = own <= most * plain;
  console.log(
    `${isKept ? 'ok  ' : 'FAIL'} a switch of theme takes ${own.toFixed(1)} ms on 200 rows, on plain HTML ` +
      `${plain.toFixed(1)} ms: ${(own / plain).toFixed(2)} of it, at most ${most}`,
  );
  return { median: own, isKept };
}

/** The median cost in ms of CPU of switching the theme of a page with 200 rows back and forth. */
async function medianOf(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('tbody tr').nth(199).waitFor({ state: 'attached' });
  const properties = Object.entries(derive(night))
    .map(([role, value]) => `--lt-color-${role}: ${value};`)
    .join(' ');
  await page.addStyleTag({ content: `[data-theme="night"] { ${properties} color-scheme: dark; }` });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const theme = round % 2 === 0 ? 'night' : 'default';
    const cost = await switchTo(page, cdp, theme);
    await check(page, theme);
    if (round >= 0) costs.push(cost);
  }
  await page.close();
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN;
}

async function switchTo(page: Page, cdp: CDPSession, theme: string): Promise<number> {
  const idle = await spent(page, cdp, '');
  return (await spent(page, cdp, theme)) - idle;
}

/** The CPU of two frames, with or without a switch between them: what the measuring itself costs is taken off. */
async function spent(page: Page, cdp: CDPSession, theme: string): Promise<number> {
  const before = await taskTime(cdp);
  await page.evaluate(async (name) => {
    if (name !== '') document.documentElement.dataset.theme = name;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }, theme);
  return (await taskTime(cdp)) - before;
}

/** Fails unless the cells really changed colour: a switch that does nothing must not win. */
async function check(page: Page, theme: string): Promise<void> {
  const isDark = await page
    .locator('tbody td')
    .first()
    .evaluate((cell) => {
      const [red = 255] = (getComputedStyle(cell).color.match(/\d+/g) ?? []).map(Number);
      return red > 128;
    });
  if (isDark !== (theme === 'night'))
    throw new Error(
      `The rows did not take the theme ${theme}, so its time means nothing. Mend the names ` +
        'of the tokens in themeSwitch.ts.',
    );
}
