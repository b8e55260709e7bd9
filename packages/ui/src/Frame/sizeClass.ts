/** How much room the layout has. */
export type SizeClass = 'phone' | 'tablet' | 'laptop' | 'desktop';

/** The minimum widths in pixels from which there is more room (specification, section 2). */
export const breakpoints = { tablet: 768, laptop: 992, desktop: 1200 } as const;

/** The size class of a width in pixels. */
export function sizeClass(width: number): SizeClass {
  if (width >= breakpoints.desktop) return 'desktop';
  if (width >= breakpoints.laptop) return 'laptop';
  return width >= breakpoints.tablet ? 'tablet' : 'phone';
}
