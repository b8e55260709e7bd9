import { createContext } from 'react';
import type { RouteObject } from 'react-router';

/**
 * The pages of people signed in, for the shell that draws them; it cannot import them, since one of them is the way to
 * it.
 */
export const MemberPages = createContext<RouteObject[]>([]);
