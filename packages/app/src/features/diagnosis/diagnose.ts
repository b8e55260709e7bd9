import type { Field } from '@lattice/api/field';
import type { Resource } from '@lattice/api/resource';

/** What a server is asked by the diagnosis; every call rejects as the server refuses it. */
export interface Asking {
  /** The definition of a register. */
  definition: (path: string) => Promise<Resource>;
  /** The first row of a register. */
  firstRow: (definition: Resource) => Promise<unknown>;
  /** How many entries a dictionary has. */
  entries: (code: string) => Promise<number>;
  /** The words of a failure. */
  wordsOf: (error: unknown) => string;
}

/** A register that the server does not answer. */
export interface SilentRegister {
  path: string;
  label: string;
  reason: string;
}

/** A dictionary without entries, and a register that needs it. */
export interface MissingDictionary {
  code: string;
  path: string;
  label: string;
}

/** What was found. */
export interface Findings {
  /** Registers that were asked. */
  registers: number;
  silent: readonly SilentRegister[];
  dictionaries: number;
  missing: readonly MissingDictionary[];
}

/** Questions that are on their way at once. */
const AT_ONCE = 4;

/** Calls `work` for each item, a few at once. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const next = async (): Promise<void> => {
    const item = rest.shift();
    if (item === undefined) return;
    await work(item);
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

const dictionaryOf = ({ kind, dict }: Field): string[] =>
  (kind === 'dict' || kind === 'multidict') && dict !== undefined ? [dict] : [];

/**
 * Asks a server for the first row of some registers and for the dictionaries that their fields need, four at a time.
 * `onProgress` gets the share that is done, 0 to 1; the registers count for one half.
 */
export async function diagnose(
  paths: readonly string[],
  asking: Asking,
  onProgress: (share: number) => void,
): Promise<Findings> {
  const silent: SilentRegister[] = [];
  const users = new Map<string, { path: string; label: string }>();
  let done = 0;
  await each(paths, async (path) => {
    const definition = await asking.definition(path);
    const { label, fields } = definition;
    for (const code of Object.values(fields).flatMap(dictionaryOf))
      if (!users.has(code)) users.set(code, { path, label });
    try {
      await asking.firstRow(definition);
    } catch (error) {
      silent.push({ path, label, reason: asking.wordsOf(error) });
    }
    done += 1;
    onProgress(done / paths.length / 2);
  });
  const missing: MissingDictionary[] = [];
  done = 0;
  await each([...users], async ([code, { path, label }]) => {
    const count = await asking.entries(code).catch(() => 0);
    if (count === 0) missing.push({ code, path, label });
    done += 1;
    onProgress(0.5 + done / users.size / 2);
  });
  const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);
  return {
    registers: paths.length,
    silent: silent.sort(byPath),
    dictionaries: users.size,
    missing: missing.sort(byPath),
  };
}
