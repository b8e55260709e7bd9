/** Serves the API alone, for the development server in front of it. */
import path from 'node:path';
import { root } from './root.ts';
import { runServer } from './runServer.ts';

await runServer(async () => {
  const { serve } = await import('../packages/server/src/start/serve.ts');
  return serve({ DATA_DIR: path.join(root, 'data'), ...process.env, STATIC_ROOT: '' });
});
