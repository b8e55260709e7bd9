import { isOn } from './isOn.ts';

/** What a switch says, as yes or no; nothing where nobody has said it yet. */
export const switchWord = (value: unknown, yes: string, no: string): string =>
  value === undefined || value === null || value === '' ? '' : isOn(value) ? yes : no;
