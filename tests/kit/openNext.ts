import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** A built Next.js project that is being served. */
export interface NextServer {
  address: string;
  /** All that it has said. */
  said: () => string;
  close: () => Promise<void>;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => void child.once('close', () => resolve()));

/**
 * Serves a built Next.js project on a free port of loopback.
 *
 * @throws {Error} Where it ends before it serves, with what it said.
 */
export async function openNext(project: string): Promise<NextServer> {
  const script = path.join(project, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [script, 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = ended(child);
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const place = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (place !== undefined && output.includes('Ready')) resolve(place);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => reject(new Error(`next start ended before it served:\n${output}`)));
  });
  return {
    address,
    said: () => output,
    close: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
