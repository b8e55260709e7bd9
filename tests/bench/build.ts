import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { PluginOption } from 'vite';
import { sharedPlugins } from '../../vite.shared.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const peers = folder('./peers');

/** Installs the peers where that has not been done for their lock file. */
export function installPeers(): void {
  const stamp = `${peers}/node_modules/.installed`;
  const lock = createHash('sha256')
    .update(readFileSync(`${peers}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the tables to compare with …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: peers,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(
      'The peers could not be installed, so there is nothing to compare with. See the ' +
        'message of npm above; `npm ci` in tests/bench/peers must pass.',
    );
  writeFileSync(stamp, lock);
}

/** Builds the pages of the kit and the plain ones for production into a folder. */
export const buildOwnPages = async (out: string): Promise<void> =>
  buildOne(folder('./pages'), `${out}/pages`, globSync('*.html', { cwd: folder('./pages') }), sharedPlugins());

/** Builds all pages for production into a folder; ProTable on its own, because it stands on an older Ant Design. */
export async function buildPages(out: string): Promise<void> {
  const { default: vue } = (await import(`${peers}/node_modules/@vitejs/plugin-vue/dist/index.mjs`)) as {
    default: () => PluginOption;
  };
  await buildOwnPages(out);
  await buildOne(
    peers,
    `${out}/peers`,
    globSync('*.html', { cwd: peers }).filter((page) => page !== 'pro.html'),
    [vue()],
  );
  await buildOne(peers, `${out}/pro`, ['pro.html'], [], { antd: 'antd5' });
}

async function buildOne(
  root: string,
  outDir: string,
  pages: string[],
  plugins: PluginOption[],
  alias: Record<string, string> = {},
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    resolve: { alias },
    base: './',
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: true,
      cssMinify: 'esbuild',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: pages.map((page) => `${root}/${page}`) },
    },
  });
}
