import { lazy } from 'react';

/** DateField, loaded when a form first shows one. */
export const LazyDateField = lazy(async () => ({ default: (await import('../DateField/DateField.tsx')).DateField }));
