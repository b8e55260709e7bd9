import { t } from '@lingui/core/macro';
import { type PictureKind, TELLING, pictureKind } from './pictureKind.ts';

/**
 * The kind of picture that a file is, by its content; null for everything else.
 *
 * @throws {Error} In words fit to be shown, where the browser cannot read it, such as a photo that is still in a cloud.
 */
export async function kindOfFile(file: Blob): Promise<PictureKind | null> {
  try {
    return pictureKind(new Uint8Array(await file.slice(0, TELLING).arrayBuffer()));
  } catch (cause) {
    throw new Error(t`读不出来，可能还在云端没有下载：请先在相册里打开，再重新选择`, { cause });
  }
}
