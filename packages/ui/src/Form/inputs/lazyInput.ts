import type { FunctionComponent } from 'react';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';

/** An input that is loaded when a form first shows one; the form keeps its room meanwhile. */
export const lazyInput = <Props extends object>(load: () => Promise<FunctionComponent<Props>>) => lazyPart<Props>(load);
