/** A file that has arrived. */
export interface UploadedFile {
  /** Where it is. */
  link: string;
  /** What it is called. */
  name: string;
}

/** Why a file is not taken: its kind, nothing in it, or too large. */
export type FileRefusal = 'format' | 'empty' | 'size';

const ending = (name: string) => (name.includes('.') ? `.${name.split('.').at(-1)?.toLowerCase()}` : '');

/** Why a file is not taken, or null; no endings take every kind. */
export function fileRefusal(
  { name, size }: { name: string; size: number },
  { endings, maxBytes }: { endings: readonly string[]; maxBytes: number },
): FileRefusal | null {
  if (endings.length > 0 && !endings.includes(ending(name))) return 'format';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : null;
}

/** A list with the entry at one place put at another; places outside the list change nothing. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const entry = next[from];
  if (entry === undefined || to < 0 || to >= list.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, entry);
  return next;
}

/** Whether a browser can show a file as a picture. */
export const isPicture = (name: string): boolean => ['.jpg', '.jpeg', '.png', '.gif', '.webp'].includes(ending(name));

/** Whether a browser can play a file as sound. */
export const isSound = (name: string): boolean => ['.webm', '.m4a', '.ogg', '.mp3', '.wav'].includes(ending(name));

/** Whether a browser can play a file as a film; WebM is what sound is recorded in. */
export const isFilm = (name: string): boolean => ending(name) === '.mp4';

/**
 * The address of a film that shows its first picture while it rests: without a moment to show, browsers of phones leave
 * the player black.
 */
export const restingFilm = (link: string): string => `${link.replace(/#.*/s, '')}#t=0.1`;

/** A size in megabytes with at most one decimal, from 0.1. */
export const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / 1024 / 1024) * 10) / 10);
