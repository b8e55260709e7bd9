import { serveTiles, type NumberedAnswer, type NumberedTask } from './tileService.ts';
import type { TileAnswers, TilePart, TileTask } from './TileTask.ts';

/** One half of the map as the page asks it. */
export interface TileDoor {
  /** Asks; the promise stays open when the door was closed before the answer came. */
  ask: <T extends TileTask>(requested: T) => Promise<TileAnswers[T['task']]> & { number: number };
  /** Ends it. */
  close: () => void;
}

/** Starts a worker with a port to it; null where workers are forbidden. */
function startWorker(port: MessagePort, part: TilePart, onFail: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('./tileWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      onFail();
    });
    worker.postMessage(part, [port]);
    return worker;
  } catch {
    return null;
  }
}

/** Opens one half of the map in a worker, or on the page where there can be none or `isOnPage` says so. */
export function openTiles(part: TilePart, onFail: () => void, isOnPage = false): TileDoor {
  const { port1: own, port2: far } = new MessageChannel();
  const canDraw = typeof OffscreenCanvas !== 'undefined';
  const worker = canDraw && !isOnPage ? startWorker(far, part, onFail) : null;
  if (worker === null) serveTiles(far, part);
  const open = new Map<number, (answer: NumberedAnswer['answer']) => void>();
  let last = 0;
  own.addEventListener('message', ({ data: { number, answer } }: MessageEvent<NumberedAnswer>) => {
    open.get(number)?.(answer);
    open.delete(number);
  });
  own.start();
  return {
    ask: <T extends TileTask>(requested: T) => {
      last += 1;
      const number = last;
      const answer = new Promise<TileAnswers[T['task']]>((resolve) => {
        open.set(number, (one) => resolve(one as TileAnswers[T['task']]));
      });
      own.postMessage({ number, requested } satisfies NumberedTask);
      return Object.assign(answer, { number });
    },
    close: () => {
      own.close();
      far.close();
      worker?.terminate();
      open.clear();
    },
  };
}
