/**
 * Makes the next npm step runnable: installs what the lock file says and, with `--browser`, a Chromium. Plain
 * JavaScript for the system's Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.bootstrap');
const windows = process.platform === 'win32';

/** Ends the run with one sentence. */
function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code || 1);
}

/**
 * The environment without `node_modules/.bin` on the path, so that npm runs on the Node it came with while it replaces
 * that folder.
 */
function outerEnvironment() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') || 'PATH';
  const folders = (process.env[name] || '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes(`node_modules${path.sep}.bin`));
  return { ...process.env, [name]: folders.join(path.delimiter) };
}

/** A hash of everything that decides what `npm ci` puts into `node_modules`. */
function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(path.join(root, file)));
  const workspaces = readdirSync(path.join(root, 'packages'))
    .toSorted()
    .map((folder) => path.join('packages', folder, 'package.json'));
  for (const file of ['package.json', ...workspaces]) {
    if (!existsSync(path.join(root, file))) continue;
    const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    for (const kind of [
      'dependencies',
      'devDependencies',
      'optionalDependencies',
      'peerDependencies',
      'allowScripts',
    ]) {
      hash.update(`${file} ${kind} ${JSON.stringify(manifest[kind] || {})}\n`);
    }
  }
  return hash.digest('hex');
}

function install() {
  const stamp = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Installing the packages of package-lock.json (npm ci, about a minute) …\n');
  const done = spawnSync('npm', ['ci', '--loglevel=error', '--include=dev', '--include=optional'], {
    cwd: root,
    env: outerEnvironment(),
    stdio: 'inherit',
    shell: windows,
  });
  if (done.error)
    stop(
      `Installing failed: npm could not be started (${done.error.message}). Lattice needs npm 10 or later on the PATH.`,
    );
  if (done.status !== 0) {
    stop(
      'Installing failed: npm ci ended with the error above, so nothing can run. Check the ' +
        'connection to the npm registry and that package-lock.json is unchanged, then run the ' +
        'same command again.',
      done.status,
    );
  }
  writeFileSync(stampFile, stamp);
}

/** Checks that the step after this one will find a Node that runs TypeScript as it is. */
function checkNode() {
  const pinned = path.join(modules, '.bin', windows ? 'node.cmd' : 'node');
  const version = existsSync(pinned)
    ? spawnSync(pinned, ['--version'], { encoding: 'utf8', shell: windows }).stdout
    : process.version;
  const major = Number(/^v(\d+)/.exec(version || '')?.[1] || 0);
  if (major >= 24) return;
  stop(
    'Lattice runs on Node 24, which npm installs for Linux (glibc), macOS on Intel and ' +
      `Windows on x64; here (${process.platform} ${process.arch}) it ` +
      `found ${version ? version.trim() : 'none that starts'}, so install Node 24 or later and ` +
      'run the same command again.',
  );
}

/** Runs a program as root; whether it ended well. */
function asRoot(...line) {
  const [program, ...rest] = process.getuid() === 0 ? line : ['sudo', '-n', ...line];
  const done = spawnSync(program, rest, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  });
  return !done.error && done.status === 0;
}

function installBrowser() {
  const chosen = process.env.CHROMIUM;
  if (chosen && existsSync(chosen)) return;
  if (chosen)
    stop(
      `CHROMIUM names ${chosen}, which does not exist, so the browser tests cannot run. Set ` +
        'it to the path of a Chromium or Chrome, or unset it.',
    );
  const browsers = JSON.parse(readFileSync(path.join(root, 'scripts/browsers.json'), 'utf8'));
  const isThere = () => browsers.some((browser) => existsSync(browser.path));
  if (isThere()) return;
  const manual =
    'install Chromium or Chrome and set CHROMIUM to the path of its program, then run the same command again.';
  const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  if (!hasApt)
    stop(
      'The tests drive a real browser and there is ' +
        `no ${browsers.map((browser) => browser.path).join(' or ')}; ${manual}`,
    );
  process.stdout.write('Installing Chromium and a Chinese font from the system’s packages (apt-get, about 180 MB) …\n');
  if (!asRoot('apt-get', 'update', '-qq'))
    stop(
      'Chromium could not be installed (apt-get update failed, see above) and the tests ' +
        `drive a real browser; ${manual}`,
    );
  // Not every system has the small one as a package of its own.
  const isInstalled = browsers.some((browser) =>
    asRoot('apt-get', 'install', '-y', '-qq', '--no-install-recommends', browser.package, 'fonts-noto-cjk'),
  );
  if (!isInstalled)
    stop(
      'Chromium could not be installed (apt-get install failed, see above) and the tests ' +
        `drive a real browser; ${manual}`,
    );
  if (!isThere())
    stop(
      'apt-get finished but left none ' +
        `of ${browsers.map((browser) => browser.path).join(', ')}, and the tests drive a real ` +
        `browser; ${manual}`,
    );
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(
    'Lattice needs Node 20 or later to install itself (it then brings its own Node 24); this ' +
      `is ${process.version}, so install a newer Node and run the same command again.`,
  );
}
install();
checkNode();
if (process.argv.includes('--browser')) installBrowser();
