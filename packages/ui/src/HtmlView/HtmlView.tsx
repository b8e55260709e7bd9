import { lazyPart } from '../lazyPart/lazyPart.tsx';
import type { HtmlViewProps } from './HtmlViewProps.ts';

export type { HtmlViewProps } from './HtmlViewProps.ts';

/** Formatted text from elsewhere, made harmless before it is shown; links to other sites open beside this one. */
export const HtmlView = lazyPart<HtmlViewProps>(() => import('./HtmlBody.tsx').then((m) => m.HtmlBody));
