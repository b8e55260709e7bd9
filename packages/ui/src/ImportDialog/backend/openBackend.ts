import type { ImportBackend } from './ImportBackend.ts';
import { pageBackend } from './pageBackend.ts';
import { portBackend } from './portBackend.ts';

interface WorkerBackend extends ImportBackend {
  /** Whether it has come to work. */
  isThere: () => boolean;
}

/** A backend in a worker; throws where workers are forbidden. */
function workerBackend(): WorkerBackend {
  const worker = new Worker(new URL('./backendWorker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  const backend = portBackend(port1);
  let isThere = true;
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    isThere = false;
    backend.fail(new Error('The worker of the import could not be started or has ended.'));
  });
  worker.postMessage(null, [port2]);
  return {
    ...backend,
    isThere: () => isThere,
    close: () => {
      backend.close();
      worker.terminate();
    },
  };
}

/** Opens a backend: a worker where there can be one, else, and where it breaks down, the page itself. */
export function openBackend(): ImportBackend {
  let worker: WorkerBackend | null;
  try {
    worker = workerBackend();
  } catch {
    worker = null;
  }
  const through = async <T>(work: (backend: ImportBackend) => Promise<T>): Promise<T> => {
    if (worker === null || !worker.isThere()) return work(pageBackend);
    try {
      return await work(worker);
    } catch (error) {
      if (worker.isThere()) throw error;
      return work(pageBackend);
    }
  };
  return {
    read: (...requested) => through((backend) => backend.read(...requested)),
    type: (...requested) => through((backend) => backend.type(...requested)),
    close: () => worker?.close(),
  };
}
