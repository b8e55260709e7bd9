import type { InputName } from '../../kinds/KindLooks.ts';
import { looksOf, ofInput } from '../../kinds/looksOf.ts';
import { splitLinks } from '../../ImageUpload/pictures.ts';
import type { FormField, FormInputHint } from '../FormField.ts';
import type { FormItem } from '../layout.ts';
import { pairsOf } from '../inputs/pairsOf.ts';

/** The room that an input takes before anything is in it. */
export type Room =
  | 'words'
  | 'line'
  | 'face'
  | 'tiles'
  | 'files'
  | 'colours'
  | 'pad'
  | 'pairs'
  | 'lists'
  | 'code'
  | 'prose'
  | 'drawing'
  | 'point';

const rooms: Readonly<Partial<Record<FormInputHint, Room>>> = {
  avatar: 'face',
  colour: 'colours',
  signature: 'pad',
  pairs: 'pairs',
  transfer: 'lists',
};

const byInput: Readonly<Partial<Record<InputName, Room>>> = {
  drawing: 'drawing',
  files: 'files',
  json: 'code',
  pictures: 'tiles',
  rich: 'prose',
};

function roomOfField(field: FormField): Room {
  if (field.input !== undefined) return rooms[field.input] ?? 'line';
  return field.shape === undefined ? (looksOf(field).room ?? ofInput(byInput, field) ?? 'line') : 'pairs';
}

/** What is as high read as it is typed. */
const SHOWN = new Set<Room>(['drawing', 'point', 'tiles', 'face', 'pad']);

/** The room to keep for an input that is still loading, so that nothing moves when it comes. */
export function roomOf(item: FormItem, isView: boolean): Room {
  const room = item.kind === 'point' ? 'point' : roomOfField(item.field);
  const isFixed = isView || (item.kind === 'field' && item.field.readonly === true);
  return isFixed && !SHOWN.has(room) ? 'words' : room;
}

/** How many lines an input holds besides its own room: files and pairs. */
export function linesIn(item: FormItem, value: unknown): number {
  if (item.kind === 'point' || typeof value !== 'string') return 0;
  if (item.field.input === 'pairs') return pairsOf(value).length;
  return looksOf(item.field).input === 'files' ? splitLinks(value).length : 0;
}
