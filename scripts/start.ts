/** Serves the product from one command: builds the application when its sources changed, then starts the server. */
import path from 'node:path';
import { appFolder, buildApp } from './buildApp.ts';
import { keepCompiled } from './keepCompiled.ts';
import { root } from './root.ts';
import { runServer } from './runServer.ts';

keepCompiled();
await runServer(async (signal) => {
  await buildApp((line) => process.stdout.write(`${line}\n`), signal);
  const { serve } = await import('../packages/server/src/start/serve.ts');
  return serve({ STATIC_ROOT: appFolder, DATA_DIR: path.join(root, 'data'), ...process.env });
});
