import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { buildPages, installPeers } from './build.ts';
import { leaks } from './leaks.ts';
import { measure } from './measure.ts';
import type { Samples } from './measure.ts';
import { report } from './report.ts';
import { scroll } from './scroll.ts';
import { serve } from './serve.ts';
import { themeSwitch } from './themeSwitch.ts';

const pages = { innerHTML: 'pages/html.html', Lattice: 'pages/lattice.html', 'Ant Design': 'peers/antd.html', 'Element Plus': 'peers/element.html' };
const runs = 4;
const out = fileURLToPath(new URL('../../.out/bench', import.meta.url));

installPeers();
await buildPages(out);
const server = await serve(out);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const samples = new Map<string, Samples[]>();
for (let run = 0; run < runs; run += 1) {
  for (const [name, path] of Object.entries(pages)) {
    samples.set(name, [...(samples.get(name) ?? []), await measure(browser, `${server.address}/${path}`)]);
  }
}
const isSwitchKept = await themeSwitch(browser, `${server.address}/pages/lattice.html`);
const isScrollKept = await scroll(browser, `${server.address}/pages/windowed.html`);
const isNothingLeft = await leaks(browser, `${server.address}/pages/leaks.html`);
await browser.close();
server.close();
process.exitCode = report(samples) && isSwitchKept && isScrollKept && isNothingLeft ? 0 : 1;
