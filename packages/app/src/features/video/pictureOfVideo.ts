import { townText } from '@lattice/api/townTime';

/** What a video shows now, with words and the time on it, such as who looked. */
export function pictureOfVideo(video: HTMLVideoElement, words: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.drawImage(video, 0, 0);
  const size = Math.max(12, Math.round(canvas.height / 30));
  const line = [...words, townText(Date.now())].filter(Boolean).join('  ');
  pen.font = `${size}px sans-serif`;
  pen.textBaseline = 'bottom';
  pen.fillStyle = 'rgb(0 0 0 / 55%)';
  pen.fillRect(0, canvas.height - size * 1.6, pen.measureText(line).width + size, size * 1.6);
  pen.fillStyle = 'white';
  pen.fillText(line, size / 2, canvas.height - size * 0.3);
  return canvas;
}
