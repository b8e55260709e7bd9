import { type ReactNode, createContext, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { movedPath } from './movedPath.ts';

/** Goes to an address of this application; one that begins with `?` keeps the path shown. */
export type Go = (to: string, options?: NavigateOptions) => void;

interface AddressActs {
  go: Go;
  /** True while the address is the one that the window opened with or came back to. */
  isFromHistory: () => boolean;
}

const Shown = createContext('');
const Acts = createContext<AddressActs>({ go: () => undefined, isFromHistory: () => false });

interface AddressProps {
  children: ReactNode;
  /** Fetches what the page of a path needs; asked for before its page is drawn. */
  onAhead?: (pathname: string) => void;
}

/**
 * Gives the path of the address, and the way to another, to what stands in it. Another query, such as the next page of
 * a list, renders nothing of it again.
 */
export function Address({ children, onAhead }: AddressProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const latest = useRef({ navigate, type });
  useLayoutEffect(() => {
    latest.current = { navigate, type };
  });
  useLayoutEffect(() => onAhead?.(pathname), [onAhead, pathname]);
  const go = useCallback<Go>(
    (to, options) => {
      const target = movedPath(to);
      if (target.startsWith('/')) onAhead?.(new URL(target, location.href).pathname);
      void latest.current.navigate(target, options);
    },
    [onAhead],
  );
  const acts = useMemo(() => ({ go, isFromHistory: () => latest.current.type === NavigationType.Pop }), [go]);
  return (
    <Acts value={acts}>
      <Shown value={pathname}>{children}</Shown>
    </Acts>
  );
}

/**
 * The path of the address, for the frame around pages; a page that waits behind another reads its own by `useLocation`.
 */
export const usePathname = (): string => use(Shown);

/**
 * The way to another address. A component that uses it does not render again at each change of address, as with
 * `useNavigate`.
 */
export const useGo = (): Go => use(Acts).go;

/** Tells whether the address comes from the browser's history or was opened, read when it is asked. */
export const useIsFromHistory = (): (() => boolean) => use(Acts).isFromHistory;
