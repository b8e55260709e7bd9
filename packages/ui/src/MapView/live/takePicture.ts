import type { LiveMap } from './liveMap.ts';

/** What stands below the picture of a map. */
export interface PictureWords {
  /** What the map shows. */
  title: string;
  /** Lines below it: source, 审图号, time. */
  lines: readonly string[];
}

/** Height of a line of words in pixels. */
const LINE = 22;

/** Everything of a map that is a picture already: tiles of the base map and those that were drawn. */
const layersOf = (container: HTMLElement): (HTMLCanvasElement | HTMLImageElement)[] =>
  [...container.querySelectorAll<HTMLCanvasElement | HTMLImageElement>('img.leaflet-tile, canvas.leaflet-tile')].filter(
    (one) => (one instanceof HTMLImageElement ? one.complete && one.naturalWidth > 0 : one.width > 0),
  );

/**
 * Draws what a map shows with its words below it, as a PNG.
 * @throws {Error} Where the base map does not let its tiles be read.
 */
export async function takePicture({ view }: LiveMap, { title, lines }: PictureWords): Promise<Blob> {
  const container = view.getContainer();
  const { width, height, left, top } = container.getBoundingClientRect();
  const ratio = Math.min(2, Math.max(1, window.devicePixelRatio));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round((height + LINE * (lines.length + 1) + 12) * ratio);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser gives no canvas to draw on.');
  const style = getComputedStyle(container);
  pen.scale(ratio, ratio);
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, width, canvas.height / ratio);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  for (const layer of layersOf(container)) {
    const box = layer.getBoundingClientRect();
    pen.drawImage(layer, box.left - left, box.top - top, box.width, box.height);
  }
  pen.restore();
  pen.fillStyle = style.color;
  pen.textBaseline = 'top';
  for (const [at, text] of [title, ...lines].entries()) {
    pen.font = `${at === 0 ? '600 15px' : '13px'} ${style.fontFamily}`;
    pen.fillText(text, 8, height + 8 + at * LINE, width - 16);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)));
  });
}

/** Hands a picture to people as a file. */
export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.png` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Opens the print dialog of the browser for a picture. */
export async function printPicture(picture: Blob, title: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0';
  frame.title = title;
  document.body.append(frame);
  const address = URL.createObjectURL(picture);
  const page = frame.contentDocument;
  const image = page?.createElement('img');
  if (page === null || page === undefined || image === undefined) return frame.remove();
  page.title = title;
  image.alt = title;
  image.src = address;
  image.style.maxWidth = '100%';
  page.body.append(image);
  await image.decode();
  const done = () => {
    URL.revokeObjectURL(address);
    frame.remove();
  };
  frame.contentWindow?.addEventListener('afterprint', done, { once: true });
  frame.contentWindow?.print();
}
