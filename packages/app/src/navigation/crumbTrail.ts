import type { Crumb } from '@lattice/ui/Breadcrumb';

/** The steps of a way without those named as the next one is: a group of the menu and its page of one name. */
export const crumbTrail = (steps: readonly Crumb[]): Crumb[] =>
  steps.filter(({ label, href }, at) => href !== undefined || label !== steps[at + 1]?.label);
