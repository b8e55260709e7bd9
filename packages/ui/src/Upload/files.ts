/** A file that has arrived. */
export interface UploadedFile {
  /** Where it is. */
  link: string;
  /** What it is called. */
  name: string;
}

/** Why a file is not taken: its kind, nothing in it, too large, or one too many. */
export type FileRefusal = 'format' | 'empty' | 'size' | 'count';

/** What files are taken. */
export interface FileLimits {
  /** Endings with their dot, such as `.pdf`; none takes every kind. */
  endings: readonly string[];
  /** Maximum size in bytes. */
  maxBytes: number;
  /** How many more are taken. */
  room: number;
}

const ending = (name: string) => (name.includes('.') ? `.${name.split('.').at(-1)?.toLowerCase()}` : '');

/** Parts files into those that are taken and those that are not, with the reason. */
export function sortFiles<F extends { name: string; size: number }>(
  files: readonly F[],
  { endings, maxBytes, room }: FileLimits,
): { taken: F[]; refused: { file: F; reason: FileRefusal }[] } {
  const taken: F[] = [];
  const refused: { file: F; reason: FileRefusal }[] = [];
  for (const file of files) {
    const reason =
      endings.length > 0 && !endings.includes(ending(file.name))
        ? 'format'
        : file.size === 0
          ? 'empty'
          : file.size > maxBytes
            ? 'size'
            : taken.length >= room
              ? 'count'
              : null;
    if (reason === null) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
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
