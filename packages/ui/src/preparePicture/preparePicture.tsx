import { t } from '@lingui/core/macro';
import type { PictureRule } from '../pictureRules/pictureRules.tsx';
import { PICTURE_BYTES, PICTURE_FORMATS, formatNames, mimeOf } from './formats.ts';
import { kindOfFile } from './kindOfFile.ts';
import { readNotes, writeNotes } from './notes.ts';
import { partsOf, withNotes } from './parts.ts';
import { type PictureKind, namedAs } from './pictureKind.ts';
import { openPicture, redraw } from './redraw.ts';

/** What is asked of a picture before it is sent. */
export interface PictureWish extends PictureRule {
  /** MIME types that may be sent; default JPEG, PNG, WebP and GIF. */
  formats?: readonly string[];
  /** Most bytes that may be sent; default 5 MB. */
  maxBytes?: number;
  /** Where and when it was taken stays in it; by default all its notes go. */
  keepsPlace?: boolean;
}

const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10;

function unreadable(kind: PictureKind): Error {
  return new Error(
    kind === 'heic'
      ? t`是 HEIC 照片，这个浏览器打不开：请在手机的相机设置里把格式改为 JPEG（“兼容性最佳”）后重拍，或把照片另存为 jpg 再传`
      : t`图片打不开，可能已损坏，请重新选择，或另存为 jpg 再传`,
  );
}

const noted = (picture: Uint8Array, notes: Uint8Array | null) => (notes === null ? picture : withNotes(picture, notes));

/** A file with the content given, named as what it is; the same file where nothing changed. */
function fileOf(content: Uint8Array, kind: PictureKind, { file, bytes }: { file: File; bytes: Uint8Array }): File {
  const [name, type] = [namedAs(file.name, kind), mimeOf(kind)];
  const isSame = content.length === bytes.length && content.every((byte, at) => byte === bytes[at]);
  if (isSame && name === file.name && type === file.type) return file;
  return new File([new Uint8Array(content)], name, { type, lastModified: file.lastModified });
}

async function prepare(file: File, wish: PictureWish): Promise<File> {
  const { longestSide, quality, formats = PICTURE_FORMATS, maxBytes = PICTURE_BYTES, keepsPlace = false } = wish;
  if (file.size === 0) throw new Error(t`是空文件，请重新选择`);
  const wrongKind = new Error(t`格式不支持，请用 ${formatNames(formats)}`);
  const tooLarge = (limit = megabytes(maxBytes)) => new Error(t`超过 ${limit} MB，请压缩后再传`);
  const kind = await kindOfFile(file);
  if (kind === null) throw wrongKind;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = partsOf(kind, bytes);
  const mayBeSent = formats.includes(mimeOf(kind));
  if (parts?.isMoving) {
    // Drawn anew, it would stand still.
    if (!mayBeSent) throw wrongKind;
    if (file.size > maxBytes) throw tooLarge();
    return fileOf(parts.plain, kind, { file, bytes });
  }
  const picture = await openPicture(file.slice(0, file.size, mimeOf(kind)));
  if (picture === null) throw unreadable(kind);
  const notes = readNotes(parts?.notes ?? null);
  const kept = keepsPlace ? notes : { ...notes, time: [], place: [] };
  const isSmall = file.size <= maxBytes && Math.max(picture.naturalWidth, picture.naturalHeight) <= longestSide;
  if (mayBeSent && isSmall && parts !== null) {
    if (kind === 'jpeg') return fileOf(noted(parts.plain, writeNotes(kept)), kind, { file, bytes });
    if (notes.orientation === 1) return fileOf(keepsPlace ? bytes : parts.plain, kind, { file, bytes });
  }
  const drawn = await redraw(picture, {
    longestSide,
    quality,
    formats,
    maxBytes,
    mayBeClear: kind !== 'jpeg' && kind !== 'bmp',
  });
  if (drawn === null) throw tooLarge();
  const result = drawn.type === 'image/png' ? 'png' : 'jpeg';
  if (!formats.includes(drawn.type)) throw wrongKind;
  const upright = result === 'jpeg' ? writeNotes({ ...kept, orientation: 1 }) : null;
  return fileOf(noted(new Uint8Array(await drawn.arrayBuffer()), upright), result, { file, bytes });
}

/** A picture made ready to be sent, as `preparePicture` does; every other file as it is. */
export const prepareFile = async (file: File, wish: PictureWish): Promise<File> =>
  (await kindOfFile(file)) === null ? file : preparePicture(file, wish);

let before: Promise<unknown> = Promise.resolve();

/**
 * Makes a picture ready to be sent. What it is, its content says. Within the limits its pixels stay as they are; else
 * it is drawn smaller and upright, and so is a kind that may not be sent. Several are prepared one after the other,
 * since each of a phone takes fifty megabytes and more of memory.
 *
 * @throws {Error} In words fit to be shown behind the name of the file, where it cannot be sent.
 */
export function preparePicture(file: File, wish: PictureWish): Promise<File> {
  const turn = before.then(() => prepare(file, wish));
  before = turn.catch(() => null);
  return turn;
}
