import type { ImportDesk } from './ImportDesk.ts';
import { pageDesk } from './pageDesk.ts';
import { portDesk } from './portDesk.ts';

interface Helper extends ImportDesk {
  /** Whether it has come to work. */
  isThere: () => boolean;
}

/** A desk in a worker; throws where workers are forbidden. */
function workerDesk(): Helper {
  const worker = new Worker(new URL('./deskWorker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  const desk = portDesk(port1);
  let isThere = true;
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    isThere = false;
    desk.fail(new Error('The worker of the import could not be started or has ended.'));
  });
  worker.postMessage(null, [port2]);
  return {
    ...desk,
    isThere: () => isThere,
    close: () => {
      desk.close();
      worker.terminate();
    },
  };
}

/** Opens a desk: a worker where there can be one, else, and where it breaks down, the page itself. */
export function openDesk(): ImportDesk {
  let helper: Helper | null;
  try {
    helper = workerDesk();
  } catch {
    helper = null;
  }
  const through = async <T>(work: (desk: ImportDesk) => Promise<T>): Promise<T> => {
    if (helper === null || !helper.isThere()) return work(pageDesk);
    try {
      return await work(helper);
    } catch (error) {
      if (helper.isThere()) throw error;
      return work(pageDesk);
    }
  };
  return {
    read: (...asked) => through((desk) => desk.read(...asked)),
    type: (...asked) => through((desk) => desk.type(...asked)),
    close: () => helper?.close(),
  };
}
