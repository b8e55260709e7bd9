import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether there is a page of a browser to draw into: false on a server, and while a page takes up what a server drew.
 */
export const useHasPage = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
