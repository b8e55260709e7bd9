import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { movedPath } from './movedPath.ts';

interface RedirectProps {
  /** The address that is shown instead. */
  to: string;
  /** The address that was asked for, to come back to later. */
  from?: string;
}

/** Leads on to another address, once; the page left is no step of Back. */
export function Redirect({ to, from }: RedirectProps) {
  // Another object each time would lead on again with every drawing, and what a step of Back changes is drawn again at
  // once, for ever.
  const state = useMemo(() => (from === undefined ? null : { from }), [from]);
  return <Navigate to={movedPath(to)} replace state={state} />;
}
