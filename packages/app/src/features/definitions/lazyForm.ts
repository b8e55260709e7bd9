import { type LazyPart, lazyPart } from '@lattice/ui/lazyPart';
import type { ComponentType } from 'react';
import { showTexts } from '../../records/resources.ts';

/** A part whose code comes later, with the texts of the definition whose fields it asks for, in the language shown. */
export const lazyForm = <P extends object>(path: string, load: () => Promise<ComponentType<P>>): LazyPart<P> =>
  lazyPart(async () => {
    const [part] = await Promise.all([load(), showTexts(path)]);
    return part;
  });
