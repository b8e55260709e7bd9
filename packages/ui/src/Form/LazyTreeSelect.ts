import { lazy } from 'react';

/** TreeSelect, loaded when a form first shows one. */
export const LazyTreeSelect = lazy(async () => ({ default: (await import('../TreeSelect/TreeSelect.tsx')).TreeSelect }));
