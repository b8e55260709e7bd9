/** Something that was started and can be ended. */
export interface Running {
  /** Ends it cleanly and resolves when nothing is left. */
  close(): Promise<void>;
}

const spoken = new Set(['StartError', 'BuildError']);
const patience = 15_000;

/**
 * Starts a server and lives as long as it does: SIGTERM, SIGINT and SIGHUP end it with exit code 0, a failed start
 * gives one sentence and exit code 1.
 */
export async function runServer(start: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve());
  });
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => end(stop));
  try {
    const running = await start(stop.signal);
    await stopped;
    await running.close();
  } catch (error) {
    const isEndedEarly = stop.signal.aborted && error instanceof Error && error.name === 'AbortError';
    if (!isEndedEarly) fail(describe(error));
  }
  process.exit(0);
}

function end(stop: AbortController): void {
  stop.abort();
  setTimeout(
    () =>
      fail(`The server did not end within ${patience / 1000} s and was cut off; what it had acknowledged is on disk.`),
    patience,
  ).unref();
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return spoken.has(error.name) ? error.message : (error.stack ?? error.message);
}
