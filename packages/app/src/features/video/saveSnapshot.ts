import { saveFile } from '../../base/saveText.ts';

/** Saves the picture that a camera shows now as a file named after it and the time. */
export function saveSnapshot(canvas: HTMLCanvasElement, name: string): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:T]/g, '');
  canvas.toBlob((picture) => picture && saveFile(`${name}-${time}.png`, picture), 'image/png');
}
