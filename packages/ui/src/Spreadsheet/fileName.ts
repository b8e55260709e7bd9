import { townText } from '@lattice/api/townTime';
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f]/g;

/** A name that every system takes for a file, without an ending. */
export const fileName = (name: string): string =>
  name
    .replace(FORBIDDEN, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
    .slice(0, 100) || 'export';

/** A name that says what it holds and when it was made by the town's clock, such as 志愿者_20261120_0935. */
export function datedName(name: string, now: Date): string {
  return fileName(`${name}_${townText(now).slice(0, 16).replaceAll(/[-:]/g, '').replace(' ', '_')}`);
}
