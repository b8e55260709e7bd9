import { createContext } from 'react';

/** What the page around is known by; '' outside of the shell. */
export const PageKey = createContext('');
