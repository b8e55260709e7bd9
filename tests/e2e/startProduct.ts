import { spawn } from 'node:child_process';
import path from 'node:path';

/** How one run of the product ended, with all it said. */
export interface Ending {
  code: number | null;
  out: string;
  err: string;
}

/** One run of the start command. */
export interface Run {
  pid: number;
  /** The address it serves; rejects when it ends before it is ready. */
  ready: Promise<string>;
  ended: Promise<Ending>;
  /** Ends it with a signal and resolves when it is gone. */
  stop(signal: NodeJS.Signals): Promise<Ending>;
}

const root = path.join(import.meta.dirname, '../..');

/** Environment of a run; undefined takes a variable away. */
export type RunEnvironment = Readonly<Record<string, string | undefined>>;

/** Starts the product as `npm start` does, on PGlite and a free port unless told otherwise. */
export function startProduct(environment: RunEnvironment): Run {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    NODE_ENV: 'test',
    DATABASE_URL: undefined,
    STATIC_ROOT: undefined,
    DEMO: undefined,
    ...environment,
  };
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  const said = { out: '', err: '' };
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      const address = /Lattice is ready: (http:\S+)\n/.exec(said.out)?.[1];
      if (address !== undefined) resolve(address);
    });
    ended.then(
      ({ code, out, err }) => reject(new Error(`The product ended with ${code} before it was ready:\n${out}${err}`)),
      reject,
    );
  });
  ready.catch(() => null);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
