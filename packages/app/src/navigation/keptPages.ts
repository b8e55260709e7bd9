import type { Location } from 'react-router';
import { pathKey } from './MenuEntry.ts';

/** A page that is drawn, whether it is shown or waits behind another tag. */
export interface KeptPage {
  /** What it is known by; pages of one route with other parts of the address are other pages. */
  key: string;
  /** The address that it reads; that of a page behind stays as it was. */
  location: Location;
  /** Tells its openings apart, so that one opened again starts again. */
  serial: number;
  /** When it was shown last, counted in visits. */
  used: number;
  /** Its tag was closed while it was shown; the next visit begins it anew. */
  isClosed?: boolean;
}

/** How many pages are kept; beyond that the one not seen for longest starts again when it is shown again. */
export const KEPT = 12;

/**
 * The pages drawn once an address is visited; `stays` tells which of the others wait, and `isHeld` which of them must
 * not be given up.
 */
export function visit(
  kept: readonly KeptPage[],
  location: Location,
  stays: (key: string) => boolean,
  isHeld: (key: string) => boolean = () => false,
): readonly KeptPage[] {
  const key = pathKey(location.pathname);
  const there = kept.find((page) => page.key === key && (page.isClosed !== true || page.location === location));
  if (there?.location === location && kept.every((page) => page === there || stays(page.key))) return kept;
  const now = 1 + Math.max(0, ...kept.flatMap(({ used, serial }) => [used, serial]));
  const others = kept.filter((page) => page.key !== key && stays(page.key));
  const oldest = others
    .filter((page) => !isHeld(page.key))
    .toSorted((a, b) => a.used - b.used)
    .slice(0, Math.max(0, others.length + 1 - KEPT));
  const left = kept.filter((page) => page === there || (others.includes(page) && !oldest.includes(page)));
  const shown = { key, location, serial: there?.serial ?? now, used: now };
  return there === undefined ? [...left, shown] : left.map((page) => (page === there ? shown : page));
}

/** The pages drawn once the tags are `keys`; a page that lost its tag is closed, one that has its tag again is not. */
export const closePages = (
  kept: readonly KeptPage[],
  before: readonly string[],
  keys: readonly string[],
): readonly KeptPage[] =>
  kept.map((page) => {
    const isClosed = !keys.includes(page.key) && (page.isClosed === true || before.includes(page.key));
    return isClosed === (page.isClosed ?? false) ? page : { ...page, isClosed };
  });
