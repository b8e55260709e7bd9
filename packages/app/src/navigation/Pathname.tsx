import { type ReactNode, createContext, use } from 'react';
import { useLocation } from 'react-router';

const Shown = createContext('');

/** Gives the path of the address to what stands in it. Another query, such as the next page of a list, renders nothing of it again. */
export function Pathname({ children }: { children: ReactNode }) {
  return <Shown value={useLocation().pathname}>{children}</Shown>;
}

/** The path of the address, for the frame around pages; a page that waits behind another reads its own by `useLocation`. */
export const usePathname = (): string => use(Shown);
