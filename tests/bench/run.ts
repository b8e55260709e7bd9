import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserPath } from '../../scripts/browserPath.ts';
import { buildPages, installPeers } from './build.ts';
import { contenders } from './contenders.ts';
import type { Contender } from './contenders.ts';
import { dataInOut } from './dataInOut.ts';
import { flowOpening } from './flowOpening.ts';
import { leaks } from './leaks.ts';
import { mapPan } from './mapPan.ts';
import { mapUse } from './mapUse.ts';
import { measure } from './measure.ts';
import type { Samples } from './measure.ts';
import { product } from './product.ts';
import { report } from './report.ts';
import { reports } from './reports.ts';
import { scroll } from './scroll.ts';
import { serve } from './serve.ts';
import { themeSwitch } from './themeSwitch.ts';

const runs = 3;
/** The peers that draw all rows are so far from the limits that one run of them does. */
const runsOf = ({ role }: Contender): number => (role === 'peer' ? 1 : runs);
const out = fileURLToPath(new URL('../../.out/bench', import.meta.url));

installPeers();
await buildPages(out);
const server = await serve(out);
const browser = await chromium.launch({ executablePath: browserPath });
const samples = new Map<string, Samples[]>();
for (let run = 0; run < runs; run += 1) {
  for (const [name, contender] of Object.entries(contenders)) {
    if (run < runsOf(contender))
      samples.set(name, [...(samples.get(name) ?? []), await measure(browser, server.address, contender)]);
  }
}
const { median: switched, isKept: isSwitchKept } = await themeSwitch(browser, server.address);
const isScrollKept = await scroll(browser, `${server.address}/pages/windowedTable.html`);
const isNothingLeft = await leaks(browser, `${server.address}/pages/leaks.html`);
const isAlive = await dataInOut(browser, `${server.address}/pages/dataInOut.html`);
const isFlowKept = await flowOpening(
  browser,
  `${server.address}/pages/flow.html`,
  `${server.address}/peers/bareFlow.html`,
);
const isMapKept = await mapPan(browser, `${server.address}/pages`, `${server.address}/peers`);
const isMapUseKept = await mapUse(browser, `${server.address}/pages`);
const isProductKept = await product(browser, { samples: samples.get('Lattice') ?? [], switched });
await browser.close();
server.close();
const areReportsKept = process.env.DATABASE_URL === undefined || (await reports());
process.exitCode =
  report(samples) &&
  isProductKept &&
  isSwitchKept &&
  isScrollKept &&
  isNothingLeft &&
  isAlive &&
  isFlowKept &&
  isMapKept &&
  isMapUseKept &&
  areReportsKept
    ? 0
    : 1;
