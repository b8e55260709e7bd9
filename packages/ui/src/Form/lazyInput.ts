import { type FunctionComponent, lazy } from 'react';

/** An input that is loaded when a form first shows one; the form keeps its room meanwhile. */
export const lazyInput = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) => lazy(async () => ({ default: await load() }));
