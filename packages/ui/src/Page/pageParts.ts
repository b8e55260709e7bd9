import { type ReactNode, createContext } from 'react';

/** The way to the page, shown before its heading; nothing by default. */
export const PageTrail = createContext<ReactNode>(null);

/**
 * The place beside the heading for the buttons of what stands in the page: null until it is drawn, undefined where
 * there is none.
 */
export const PageTools = createContext<HTMLElement | null | undefined>(undefined);
