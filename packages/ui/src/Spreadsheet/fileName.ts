const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f]/g;

/** A name that every system takes for a file, without an ending. */
export const fileName = (name: string): string => name.replace(FORBIDDEN, ' ').replace(/^[\s.]+|[\s.]+$/g, '').slice(0, 100) || 'export';

/** A name that says what it holds and when it was made, such as 志愿者_20261120_0935. */
export function datedName(name: string, now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return fileName(`${name}_${now.getFullYear()}${pad(now.getMonth() + 1)}${pad(now.getDate())}_${pad(now.getHours())}${pad(now.getMinutes())}`);
}
