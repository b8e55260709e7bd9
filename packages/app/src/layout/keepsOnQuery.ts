import type { ShouldRevalidateFunction } from 'react-router';

/** Leaves out the loaders where only the query of the address changes, such as for the next page of a list: they would bring nothing, and the frame would render while they are waited for. */
export const keepsOnQuery: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);
