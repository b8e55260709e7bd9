import { lazy } from 'react';

/** DateTimeField, loaded when a form first shows one. */
export const LazyDateTimeField = lazy(async () => ({ default: (await import('../DateTimeField/DateTimeField.tsx')).DateTimeField }));
