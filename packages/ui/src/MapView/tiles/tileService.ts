import { featuresInside, hitAt, inView, wholeOf } from './findFeatures.ts';
import { type Canvas, makeCanvas, paintGround, paintTop, penOf } from './paintTile.ts';
import { TileStore } from './TileStore.ts';
import { TILE, type TileAddress, type TileAnswers, type TilePart, type TileTask } from './TileTask.ts';

/** A task with the number under which it is answered. */
export interface NumberedTask {
  number: number;
  requested: TileTask;
}

/** An answer with the number of its task. */
export interface NumberedAnswer {
  number: number;
  answer: TileAnswers[keyof TileAnswers];
}

const bitmapOf = (canvas: Canvas): Promise<ImageBitmap> | ImageBitmap =>
  'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : createImageBitmap(canvas);

async function paint(store: TileStore, part: TilePart, tile: TileAddress, ratio: number): Promise<ImageBitmap | null> {
  const canvas = makeCanvas(TILE * ratio);
  const pen = penOf(canvas);
  if (pen === null) return null;
  pen.scale(ratio, ratio);
  if (part === 'ground') paintGround(pen, store, tile);
  else paintTop(pen, store, tile, ratio);
  return bitmapOf(canvas);
}

/** Answers all tasks but those that wait. */
function answerOf(
  store: TileStore,
  requested: Exclude<TileTask, { task: 'tile' | 'within' | 'cancel' }>,
): NumberedAnswer['answer'] {
  switch (requested.task) {
    case 'layer':
      store.put(requested.layer);
      return null;
    case 'drop':
      store.drop(requested.layer);
      return null;
    case 'show':
      store.show(requested.showing);
      return null;
    case 'palette':
      store.palette = requested.palette;
      return null;
    case 'hit':
      return hitAt(store, requested.at, requested.zoom, requested.reach);
    case 'find':
      return wholeOf(store, requested.ref);
    case 'inside':
      return featuresInside(store, requested.area);
  }
}

/**
 * Answers tasks that come in at a port. Tiles, and after them what stands in the view, wait until nothing else is
 * asked, one after the other, so that those that were moved out of sight can still be called off.
 */
export function serveTiles(port: MessagePort, part: TilePart): void {
  const store = new TileStore(part);
  const waiting = new Map<number, Extract<TileTask, { task: 'tile' | 'within' }>>();
  const { port1: later, port2: now } = new MessageChannel();
  const send = (number: number, answer: NumberedAnswer['answer']) =>
    port.postMessage(
      { number, answer } satisfies NumberedAnswer,
      typeof ImageBitmap !== 'undefined' && answer instanceof ImageBitmap ? [answer] : [],
    );
  const doNext = async () => {
    const [next] = waiting;
    if (next === undefined) return;
    const [number, requested] = next;
    waiting.delete(number);
    if (requested.task === 'within') send(number, inView(store, requested.box, requested.zoom, requested.most));
    else send(number, await paint(store, part, requested.tile, requested.ratio));
    if (waiting.size > 0) later.postMessage(null);
  };
  now.addEventListener('message', () => void doNext());
  now.start();
  port.addEventListener('message', ({ data }: MessageEvent<NumberedTask>) => {
    const { number, requested } = data;
    if (requested.task === 'tile' || requested.task === 'within') {
      waiting.set(number, requested);
      if (waiting.size === 1) later.postMessage(null);
    } else if (requested.task === 'cancel') {
      waiting.delete(requested.of);
      send(requested.of, null);
    } else send(number, answerOf(store, requested));
  });
  port.start();
}
