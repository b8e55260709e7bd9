import { townText } from '@lattice/api/townTime';

const SECONDS = 60;
const two = (part: number) => String(part).padStart(2, '0');

/** Minutes and seconds, such as 1:05. */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / SECONDS)}:${two(seconds % SECONDS)}`;

/** The ending of a file by what a recorder wrote; browsers write one of three. */
const endingOf = (mime: string): string => {
  if (mime.startsWith('audio/mp4')) return 'm4a';
  return mime.startsWith('audio/ogg') ? 'ogg' : 'webm';
};

/** What a recording is called: a word, and when it began. */
export const soundName = (word: string, began: Date, mime: string): string =>
  `${word}${townText(began).slice(5).replaceAll(/[-:]/g, '').replace(' ', '-')}.${endingOf(mime)}`;
