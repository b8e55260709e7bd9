import { lazy } from 'react';

/** PointField, loaded when a form first shows one. */
export const LazyPointField = lazy(async () => ({ default: (await import('../PointField/PointField.tsx')).PointField }));
