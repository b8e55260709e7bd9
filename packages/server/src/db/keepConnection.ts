import pg from 'pg';

const firstPauseMs = 200;
const longestPauseMs = 5_000;
const pingMs = 10_000;

/**
 * Keeps one client connected: `prepare` runs on it at first, where its failure is thrown, and after each reconnect;
 * `lost` when it breaks. The result closes it.
 */
export async function keepConnection(
  config: pg.ClientConfig,
  prepare: (client: pg.Client) => Promise<void>,
  lost: () => void,
): Promise<() => Promise<void>> {
  let closed = false;
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    const ping = setInterval(() => void client.query('select 1').catch(() => client.end()), pingMs).unref();
    client.once('end', () => {
      clearInterval(ping);
      if (current !== client) return;
      current = undefined;
      if (closed) return;
      lost();
      again(firstPauseMs);
    });
    try {
      await client.connect();
      await prepare(client);
    } catch (error) {
      clearInterval(ping);
      await client.end().catch(() => undefined);
      throw error;
    }
    if (closed) await client.end();
    else current = client;
  };

  const again = (pauseMs: number): void => {
    if (closed) return;
    retry = setTimeout(() => void connect().catch(() => again(Math.min(pauseMs * 2, longestPauseMs))), pauseMs).unref();
  };

  await connect();
  return async () => {
    closed = true;
    clearTimeout(retry);
    await current?.end();
  };
}
