import { lazy } from 'react';

/** GeometryField, loaded when a form first shows one. */
export const LazyGeometryField = lazy(async () => ({ default: (await import('../GeometryField/GeometryField.tsx')).GeometryField }));
