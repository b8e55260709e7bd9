/** A point of the pad, in its own pixels. */
export interface InkPoint {
  x: number;
  y: number;
}

/** Size of the pad in its own pixels. */
export const PAD = { width: 600, height: 200 } as const;

const INK = '#1a1a1a';

/** The drawing context of a pad. */
const contextOf = (canvas: HTMLCanvasElement) => canvas.getContext('2d');

/** Takes all ink away. */
export function wipe(canvas: HTMLCanvasElement): void {
  contextOf(canvas)?.clearRect(0, 0, PAD.width, PAD.height);
}

/** Draws one stroke of the pen. */
export function stroke(canvas: HTMLCanvasElement, from: InkPoint, to: InkPoint): void {
  const context = contextOf(canvas);
  if (!context) return;
  Object.assign(context, { lineWidth: 3, lineCap: 'round', strokeStyle: INK });
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Writes a name over the whole pad, as large as fits. */
export function write(canvas: HTMLCanvasElement, name: string): void {
  const context = contextOf(canvas);
  if (!context) return;
  wipe(canvas);
  Object.assign(context, { fillStyle: INK, textAlign: 'center', textBaseline: 'middle' });
  for (let size = 96; size >= 12; size -= 6) {
    context.font = `${size}px "STKaiti", "KaiTi", "Kaiti SC", serif`;
    if (context.measureText(name).width <= PAD.width - 40) break;
  }
  context.fillText(name, PAD.width / 2, PAD.height / 2);
}

/** Draws a signature that was made before. */
export async function restore(canvas: HTMLCanvasElement, value: string): Promise<void> {
  wipe(canvas);
  if (value === '') return;
  const picture = new Image();
  picture.src = value;
  await picture.decode();
  wipe(canvas);
  contextOf(canvas)?.drawImage(picture, 0, 0, PAD.width, PAD.height);
}

/** Where a pointer is on the pad, in the pad's own pixels. */
export function pointOf(
  canvas: HTMLCanvasElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): InkPoint {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return { x: ((clientX - left) / width) * PAD.width, y: ((clientY - top) / height) * PAD.height };
}
