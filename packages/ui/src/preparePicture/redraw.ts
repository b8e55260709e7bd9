import { t } from '@lingui/core/macro';
import type { PictureRule } from '../pictureRules/pictureRules.tsx';

/** Side in pixels below which a picture is not shrunk to fit. */
const LEAST_SIDE = 160;

/** What a canvas shows as a file; null where the browser has no memory for it. */
export const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, type, quality));

/**
 * A picture as the browser shows it, which turns it upright as its notes say; null where it cannot.
 * It is drawn from an element: `createImageBitmap` names the same wish by other words in the oldest browsers.
 */
export async function openPicture(file: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function hasClearPixels(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** How a picture is drawn anew. */
export interface Redrawing extends PictureRule {
  /** Most bytes of the result. */
  maxBytes: number;
  /** MIME types that the result may have. */
  formats: readonly string[];
  /** Whether parts of it may be transparent. */
  mayBeClear: boolean;
}

/**
 * Draws a picture anew, within the longest side and smaller until it fits: as a PNG where parts of it are transparent,
 * else as a JPEG. Null where it cannot be made to fit.
 *
 * @throws {Error} In words fit to be shown, where the browser has no memory for it.
 */
export async function redraw(picture: HTMLImageElement, wish: Redrawing): Promise<Blob | null> {
  const { longestSide, quality, maxBytes, formats, mayBeClear } = wish;
  const longest = Math.max(picture.naturalWidth, picture.naturalHeight);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const full = new Error(t`浏览器的内存不够处理这张图片，请关闭其他页面后重试`);
  if (context === null) throw full;
  for (let side = Math.min(longestSide, longest); side >= Math.min(LEAST_SIDE, longest);) {
    canvas.width = Math.max(1, Math.round((picture.naturalWidth * side) / longest));
    canvas.height = Math.max(1, Math.round((picture.naturalHeight * side) / longest));
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const isPng = !formats.includes('image/jpeg') || (mayBeClear && hasClearPixels(context));
    const blob = await blobOf(canvas, isPng ? 'image/png' : 'image/jpeg', quality);
    if (blob === null) throw full;
    if (blob.size <= maxBytes) return blob;
    side *= Math.min(0.9, Math.sqrt(maxBytes / blob.size) * 0.95);
  }
  return null;
}
