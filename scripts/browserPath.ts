import { existsSync } from 'node:fs';
import browsers from './browsers.json' with { type: 'json' };

/**
 * The browser that tests and measurements drive: what CHROMIUM names, or the first of the system's; bootstrap.mjs has
 * installed one.
 */
export const browserPath = process.env.CHROMIUM ?? browsers.find(({ path }) => existsSync(path))?.path ?? '';
