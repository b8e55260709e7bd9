/** Packs the kit for other projects and says where the tarball is. */
import path from 'node:path';
import { packKit } from './packKit.ts';
import { root } from './root.ts';

process.stdout.write(`${packKit(path.join(root, '.out/kit'))}\n`);
