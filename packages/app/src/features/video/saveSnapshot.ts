import { saveFile } from '../../base/saveText.ts';

/** The picture that a camera shows now, as a file named after it and the time. */
export async function pictureOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:T]/g, '');
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) throw new Error('The browser gives no picture of the camera.');
  return new File([picture], `${name}-${time}.png`, { type: 'image/png' });
}

/** Saves the picture that a camera shows now. */
export async function saveSnapshot(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const picture = await pictureOf(canvas, name);
  saveFile(picture.name, picture);
}
