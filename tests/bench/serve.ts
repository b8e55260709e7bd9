import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder on a free port of loopback. */
export async function serve(root: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(({ url = '/' }, answer) => {
    const path = join(root, normalize(new URL(url, 'http://localhost').pathname));
    if (!path.startsWith(root) || !existsSync(path) || extname(path) === '') return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
