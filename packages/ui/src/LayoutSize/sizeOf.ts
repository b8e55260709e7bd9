/** The four sizes of layout: below 768 px, from 768, from 992, from 1200. */
export type LayoutSize = 'xs' | 'sm' | 'md' | 'lg';

/** The minimum width of each size in pixels, greatest first. */
export const steps: readonly (readonly [LayoutSize, number])[] = [
  ['lg', 1200],
  ['md', 992],
  ['sm', 768],
];

/** The size of a window of a width in pixels. */
export const sizeOf = (width: number): LayoutSize => steps.find(([, least]) => width >= least)?.[0] ?? 'xs';
