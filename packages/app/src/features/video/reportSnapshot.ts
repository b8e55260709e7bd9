import { uploadFile } from '../../records/uploadFile.ts';
import { pictureOf } from './saveSnapshot.ts';

/**
 * Stores the picture that a camera shows now and opens the report of an event beside the wall, with picture and place
 * of the camera.
 */
export async function reportSnapshot(canvas: HTMLCanvasElement, camera: { id: string; name: string }): Promise<void> {
  // Opened at the press itself, since browsers open no window after a wait.
  const beside = window.open('about:blank', '_blank');
  try {
    const { link } = await uploadFile(await pictureOf(canvas, camera.name));
    const address = `/event/report?${new URLSearchParams({ camera: camera.id, picture: link }).toString()}`;
    if (beside === null) location.assign(address);
    else beside.location.replace(address);
  } catch (error) {
    beside?.close();
    throw error;
  }
}
