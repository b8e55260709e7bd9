import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StepDurations } from './durations/Durations.ts';
import { readDurations } from './durations/readDurations.ts';
import { root } from './root.ts';
import type { Step } from './steps.ts';

/** What a step came to. */
export interface Outcome {
  /** Exit code; 0 is success. */
  code: number;
  /** Everything it wrote. */
  output: string;
  /** Its own count of what it did, where it gives one. */
  count: string;
  /** Tests that passed only at a further attempt, a line each. */
  flaky: readonly string[];
  /** Time it took, as a whole and by files and tests. */
  durations: StepDurations;
}

const counts = [/^\s*Tests\s+(.+)$/m, /^\s*(\d+ passed.*)$/m, /^Finished in .* on (\d+ files).*$/m];

/** The count of tests or files in a step's output, or nothing. */
export function countIn(output: string): string {
  const text = stripVTControlCharacters(output);
  return counts.map((pattern) => pattern.exec(text)?.[1]?.trim()).find(Boolean) ?? '';
}

/** The tests in a step's output that passed only at a further attempt, as Playwright and Vitest list them. */
export function flakyIn(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const start = lines.findIndex((line) => /^\s*\d+ flaky$/.test(line));
  const end = lines.findIndex((line, index) => index > start && !/›/.test(line));
  const listed = start < 0 ? [] : lines.slice(start + 1, end);
  // Vitest says of each of its own why it failed, by scripts/firstAttempts.ts.
  const again = lines.filter((line) => line.startsWith('First attempt of '));
  return [...listed, ...again].map((line) => line.trim());
}

/** Runs one step and gathers its output; the signal ends it. */
export function runStep(step: Step, signal: AbortSignal): Promise<Outcome> {
  const started = performance.now();
  const durationsFile = path.join(root, `.out/durations/${step.name}.json`);
  mkdirSync(path.dirname(durationsFile), { recursive: true });
  rmSync(durationsFile, { force: true });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(process.execPath, step.args, {
      cwd: root,
      env: { ...process.env, ...step.env, DURATIONS_FILE: durationsFile },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => child.kill('SIGTERM');
    signal.addEventListener('abort', kill);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => {
      signal.removeEventListener('abort', kill);
      const output = Buffer.concat(chunks).toString('utf8');
      resolve({
        code: code ?? 1,
        output,
        count: countIn(output),
        flaky: flakyIn(output),
        durations: { seconds: (performance.now() - started) / 1000, ...readDurations(durationsFile) },
      });
    });
  });
}
