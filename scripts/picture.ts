/** Draws the imports between the parts of the product into `docs/architecture.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPicture } from '../tests/fences/picture.ts';
import { readTree } from '../tests/fences/readTree.ts';
import { root } from './root.ts';

const file = path.join(root, 'docs/architecture.md');
writeFileSync(file, withPicture(readFileSync(file, 'utf8'), readTree(root)));
