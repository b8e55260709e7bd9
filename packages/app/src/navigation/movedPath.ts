import { allPages } from './allPages.ts';

const targets = new Map(
  allPages.flatMap(({ path: to, redirects = [] }) => redirects.map((from) => [from, to] as const)),
);

/** The address that another one stands for, such as /wel/index for /; all others as they are. */
export const movedPath = (address: string): string =>
  targets.get(address.replace(/(?<=.)\/?(?:[?#].*)?$/, '')) ?? address;
