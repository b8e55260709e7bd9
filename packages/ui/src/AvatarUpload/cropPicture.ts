import { t } from '@lingui/core/macro';
import { blobOf } from '../preparePicture/redraw.ts';

/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Edge of an avatar in pixels. */
const EDGE = 400;
/** Maximum size of an avatar in bytes: 500 kB. */
const AVATAR_BYTES = 500 * 1024;

/**
 * The chosen part of a picture as a JPEG of at most 400 pixels and 500 kB.
 *
 * @throws {Error} In words fit to be shown, where the browser cannot cut it or it stays above 500 kB.
 */
export async function cropPicture(source: string, area: CropArea): Promise<File> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(EDGE, Math.round(area.width));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(t`浏览器无法裁剪图片，请关闭其他页面后重试`);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.92, 0.8, 0.6]) {
    const blob = await blobOf(canvas, 'image/jpeg', quality);
    if (blob && blob.size <= AVATAR_BYTES) return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
  }
  throw new Error(t`裁剪后仍超过 500 kB，请换一张图片`);
}
