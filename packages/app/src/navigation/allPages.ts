import type { Page } from './Page.ts';

const found = import.meta.glob<readonly Page[]>('../pages/*/page.ts', { eager: true, import: 'pages' });

/** Every page with an address of its own, found in `pages/<name>/page.ts` (specification, section 2). */
export const allPages: readonly Page[] = Object.values(found).flat();
