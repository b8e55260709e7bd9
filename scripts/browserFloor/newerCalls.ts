import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Calls that the oldest browsers of the package file may not know and that nothing lowers; a dot in front stands for a
 * method. What libraries test for before they call it, such as `Uint8Array.fromHex`, is not among them.
 */
const calls = [
  '.toSorted',
  '.toReversed',
  '.toSpliced',
  '.with',
  '.getOrInsert',
  '.getOrInsertComputed',
  '.union',
  '.intersection',
  '.difference',
  '.symmetricDifference',
  '.isSubsetOf',
  '.isSupersetOf',
  '.isDisjointFrom',
  '.isWellFormed',
  '.toWellFormed',
  '.transferToFixedLength',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'Promise.withResolvers',
  'Promise.try',
  'Iterator.from',
  'RegExp.escape',
  'Error.isError',
  'Math.sumPrecise',
  'JSON.rawJSON',
  'Atomics.waitAsync',
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'new URLPattern',
  'new CloseWatcher',
  'new Intl.Segmenter',
  'new Intl.DurationFormat',
  'Uint8Array.fromBase64',
  '.toBase64',
  '.requestClose',
  '.showPopover',
  '.hidePopover',
  '.moveBefore',
  '.setHTMLUnsafe',
];
const iterator =
  /\.(?:keys|values|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/;
const features: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...calls.map((name) => [name, new RegExp(`${name.replaceAll('.', '\\.')}\\(`)] as const),
  ['methods of iterators', iterator],
];

/** Names that the browserFloor.js of a folder, if it has one, adds to a page; a worker has none of them. */
function filledBy(file: string): Set<string> {
  const floor = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Set([...floor.matchAll(/fill\(\w+\.prototype, '(\w+)'/g)].map(([, name]) => `.${name}`));
}

/** Uses of newer features in a built application or kit that no browserFloor.js adds, each as a sentence. */
export function newerCalls(folder: string): string[] {
  const filled = filledBy(path.join(folder, 'browserFloor.js'));
  const texts = globSync('**/*.js', { cwd: folder, exclude: ['browserFloor.js'] }).map(
    (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
  );
  const workers = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/new Worker\(new URL\([`'"]\/([^`'"]+)/g)].map(([, file]) => file)),
  );
  return texts.flatMap(([file, text]) =>
    features
      .filter(([name, pattern]) => pattern.test(text) && (workers.has(file) || !filled.has(name)))
      .map(
        ([name]) =>
          `${file} uses ${name}, which the oldest browsers of package.json do not have. ` +
          'Write it otherwise, or add it in packages/app/public/browserFloor.js (workers ' +
          'cannot have it).',
      ),
  );
}
