import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import manifest from '../../package.json' with { type: 'json' };

/** What one release line of a browser does with a feature, as `@mdn/browser-compat-data` writes it. */
interface Statement {
  version_added: string | false;
  version_removed?: string;
  prefix?: string;
  alternative_name?: string;
  flags?: readonly unknown[];
}

/** A feature in the data: its support by browser, and the features below it by name. */
export interface Feature {
  __compat?: { support: Readonly<Record<string, Statement | readonly Statement[] | undefined>> };
  [name: string]: unknown;
}

/** The features of CSS by kind: `properties`, `types`, `selectors`, `at-rules`. */
export const css = (
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8')) as {
    css: Readonly<Record<'properties' | 'types' | 'selectors' | 'at-rules', Feature>>;
  }
).css;

/** The feature found by following names downwards, where the data knows it. */
export function featureAt(from: Feature | undefined, ...names: readonly string[]): Feature | undefined {
  let found: unknown = from;
  for (const name of names) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Feature)[name];
  }
  return typeof found === 'object' && found !== null && '__compat' in found ? (found as Feature) : undefined;
}

/** The oldest browsers that the package file names, as `[name, major version]`. */
const floor = manifest.browserslist.map((one) => {
  const [name = '', version = ''] = one.split(' ');
  return [name, Number(version)] as const;
});

/** A major version; `≤79` counts as 79, and what is not released yet as infinite. */
function major(version: string): number {
  const number = Number.parseInt(version.replace('≤', ''), 10);
  return Number.isNaN(number) ? Infinity : number;
}

function supports(statement: Statement, version: number): boolean {
  if (statement.prefix !== undefined || statement.alternative_name !== undefined || statement.flags !== undefined)
    return false;
  if (statement.version_added === false || major(statement.version_added) > version) return false;
  return statement.version_removed === undefined || major(statement.version_removed) > version;
}

/**
 * Those of the oldest browsers that lack a feature, such as `["firefox 115"]`; none where the data does not know it.
 */
export function lackedBy(feature: Feature | undefined): string[] {
  const { __compat: compat } = feature ?? {};
  if (compat === undefined) return [];
  return floor
    .filter(([name, version]) => ![compat.support[name] ?? []].flat().some((one) => supports(one, version)))
    .map(([name, version]) => `${name} ${version}`);
}
