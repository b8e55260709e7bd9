import { lazy } from 'react';

/** ImageUpload, loaded when a form first shows one. */
export const LazyImageUpload = lazy(async () => ({ default: (await import('../ImageUpload/ImageUpload.tsx')).ImageUpload }));
