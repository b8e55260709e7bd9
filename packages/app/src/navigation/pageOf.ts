import { matchPath } from 'react-router';
import { allPages } from './allPages.ts';
import type { Page } from './Page.ts';

/** A page with the parts of its address that differ. */
export interface FoundPage {
  page: Page;
  params: Readonly<Record<string, string | undefined>>;
}

const plain = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The page of an address; undefined where a menu entry or nothing is. */
export function pageOf(pathname: string): FoundPage | undefined {
  for (const page of allPages) {
    const match = matchPath(page.path, pathname);
    if (match !== null)
      return {
        page,
        params: Object.fromEntries(Object.entries(match.params).map(([name, part]) => [name, part && plain(part)])),
      };
  }
  return undefined;
}
