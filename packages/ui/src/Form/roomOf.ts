import { splitLinks } from '../ImageUpload/pictures.ts';
import type { FormItem } from './layout.ts';
import { pairsOf } from './pairsOf.ts';

/** The room that an input takes before anything is in it. */
export type Room = 'words' | 'line' | 'face' | 'tiles' | 'files' | 'colours' | 'pad' | 'pairs' | 'lists' | 'code' | 'prose' | 'drawing' | 'point';

const rooms: Readonly<Record<string, Room>> = {
  image: 'tiles', images: 'tiles', file: 'files', files: 'files', avatar: 'face', colour: 'colours', signature: 'pad', pairs: 'pairs', transfer: 'lists', json: 'code', richtext: 'prose', geometry: 'drawing',
};

/** What is as high read as it is typed. */
const SHOWN = new Set<Room>(['drawing', 'point', 'tiles', 'face', 'pad']);

/** The room to keep for an input that is still loading, so that nothing moves when it comes. */
export function roomOf(item: FormItem, isView: boolean): Room {
  const room = item.kind === 'point' ? 'point' : (rooms[item.field.input ?? item.field.kind] ?? 'line');
  const isFixed = isView || (item.kind === 'field' && item.field.readonly === true);
  return isFixed && !SHOWN.has(room) ? 'words' : room;
}

/** How many lines an input holds besides its own room: files and pairs. */
export function linesIn(item: FormItem, value: unknown): number {
  if (item.kind === 'point' || typeof value !== 'string') return 0;
  if (item.field.input === 'pairs') return pairsOf(value).length;
  return item.field.kind === 'file' || item.field.kind === 'files' ? splitLinks(value).length : 0;
}
