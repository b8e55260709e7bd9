import { i18n } from '@lingui/core';
import { formatList } from '../formatList/formatList.tsx';
import { type PictureKind, endingsOf } from './pictureKind.ts';

const sent: readonly PictureKind[] = ['jpeg', 'png', 'webp', 'gif'];

/** The MIME type of a kind of picture. */
export const mimeOf = (kind: PictureKind): string => `image/${kind}`;

/** The MIME types of pictures that are sent unless told otherwise. */
export const PICTURE_FORMATS: readonly string[] = sent.map(mimeOf);

/** Most bytes of a picture that is sent unless told otherwise: 5 MB. */
export const PICTURE_BYTES: number = 5 * 1024 * 1024;

/** Those of them whose files may have one of the endings, such as `.jpg`. */
export const formatsWith = (endings: readonly string[]): readonly string[] =>
  sent.filter((kind) => endingsOf(kind).some((one) => endings.includes(`.${one}`))).map(mimeOf);

/** The endings of formats, in words. */
export const formatNames = (formats: readonly string[]): string =>
  formatList(
    formats.map(
      (format) => sent.filter((kind) => mimeOf(kind) === format).map((kind) => endingsOf(kind)[0])[0] ?? format,
    ),
    i18n.locale,
  );
