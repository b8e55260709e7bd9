/** Packs the kit and the typed client for other projects and says where the tarballs are. */
import path from 'node:path';
import { packApi } from './packApi.ts';
import { packKit } from './packKit.ts';
import { root } from './root.ts';

for (const pack of [packKit, packApi]) process.stdout.write(`${pack(path.join(root, '.out/kit'))}\n`);
