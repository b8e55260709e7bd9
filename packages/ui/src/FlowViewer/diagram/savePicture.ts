import type { DiagramElement } from './diagram.ts';
import { diagramBox } from './diagramBox.ts';

/** What of its looks each part of a picture carries itself, so that it needs no style sheet. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'marker-start',
  'marker-end',
] as const;
/** Parts that serve the hand and not the eye. */
const UNSEEN = '.djs-hit, .djs-outline, .djs-dragger, [data-ring]';
const SILENT = [
  'class',
  'style',
  'role',
  'tabindex',
  'aria-label',
  'aria-hidden',
  'data-element-id',
  'data-container-id',
] as const;
/** The most a side of a picture of dots may have. */
const MOST = 8000;

/** A copy of what is drawn, in which each part carries its colours itself. */
function carrying(layer: SVGGElement): SVGGElement {
  const copy = layer.cloneNode(true);
  if (!(copy instanceof SVGGElement)) return layer;
  const parts = [...copy.querySelectorAll('*')];
  const unseen = [...copy.querySelectorAll(UNSEEN)];
  for (const [place, part] of [...layer.querySelectorAll('*')].entries()) {
    const twin = parts[place];
    if (twin === undefined) continue;
    const looks = getComputedStyle(part);
    if (looks.display === 'none') unseen.push(twin);
    for (const look of LOOKS) twin.setAttribute(look, looks.getPropertyValue(look));
  }
  for (const part of [copy, ...parts]) for (const name of SILENT) part.removeAttribute(name);
  for (const part of unseen) part.remove();
  return copy;
}

/**
 * Does something while an element looks as it does in the light theme; nothing of that is painted. Pictures are for
 * paper and documents, whatever the screen looks like.
 */
function onPaper<Result>(element: HTMLElement | null | undefined, act: () => Result): Result {
  if (!element) return act();
  const { theme } = element.dataset;
  element.dataset.theme = 'default';
  try {
    return act();
  } finally {
    if (theme === undefined) delete element.dataset.theme;
    else element.dataset.theme = theme;
  }
}

/** A diagram as an SVG file in light colours that needs no page. */
export function pictureOf({ layer, elements }: { layer: SVGGElement; elements: readonly DiagramElement[] }): {
  text: string;
  width: number;
  height: number;
} {
  const { x, y, width, height } = diagramBox(elements);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const box = { x, y, width, height };
  const host = layer.closest('.djs-container')?.parentElement?.parentElement;
  for (const [name, value] of Object.entries({ width, height, viewBox: `${x} ${y} ${width} ${height}` }))
    svg.setAttribute(name, String(value));
  onPaper(host, () => {
    for (const [name, value] of Object.entries({
      ...box,
      fill: host ? getComputedStyle(host).backgroundColor : 'none',
    }))
      ground.setAttribute(name, String(value));
    svg.append(ground, carrying(layer));
  });
  return { text: new XMLSerializer().serializeToString(svg), width, height };
}

/** An SVG file as a PNG, twice as large where that is not too large. */
async function dotsOf({ text, width, height }: { text: string; width: number; height: number }): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(2, MOST / Math.max(width, height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) =>
          blob
            ? resolve(blob)
            : reject(new Error('The picture could not be drawn, so there is none to save. Save it as SVG.')),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands staff a diagram to save, in light colours. */
export async function savePicture(
  drawing: { layer: SVGGElement; elements: readonly DiagramElement[] },
  name: string,
  kind: 'svg' | 'png',
): Promise<void> {
  const picture = pictureOf(drawing);
  const blob =
    kind === 'svg' ? new Blob([picture.text], { type: 'image/svg+xml;charset=utf-8' }) : await dotsOf(picture);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${kind}`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
