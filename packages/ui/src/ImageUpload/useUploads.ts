import { useEffect, useRef, useState } from 'react';

/** Sends a file and resolves with its URL; tells how much is sent, 0 to 1. */
export type Upload = (file: File, onProgress?: (share: number) => void) => Promise<{ link: string; name: string }>;

/** The upload of what is only shown. */
export const neverSent: Upload = () => Promise.reject(new Error('read only'));

/** A file on its way, or one that did not arrive and is kept to be sent again. */
export interface Job {
  id: number;
  file: File;
  /** URL of the picture in this browser; '' while it is made ready. */
  preview: string;
  /** How much is sent, 0 to 1; undefined while it is made ready. */
  share?: number;
  /** Why it did not arrive; undefined while it is sent. */
  failure?: string;
}

/** The files on their way and what can be done with them. */
export interface Uploads {
  jobs: readonly Job[];
  add: (files: readonly File[]) => void;
  retry: (job: Job) => void;
  drop: (job: Job) => void;
}

/** What becomes of a file that is added. */
export interface UploadSteps {
  /** Makes a file ready to be sent; rejects with words where it is not taken. */
  prepare: (file: File) => Promise<File>;
  upload: Upload;
  onArrive: (link: string) => void;
  /** Called with a file that is not taken, and why. */
  onRefuse: (file: File, why: string) => void;
}

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

let count = 0;

/** Makes files ready and sends them, tells each link that arrives, and keeps those that do not. */
export function useUploads(steps: UploadSteps): Uploads {
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const latest = useRef(steps);
  /** By job that was not dropped, the URL of its picture. */
  const held = useRef(new Map<number, string>());
  useEffect(() => {
    latest.current = steps;
  });
  useEffect(() => {
    const made = held.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);
  const patch = (id: number, change: Partial<Job>) =>
    setJobs((now) => now.map((job) => (job.id === id ? { ...job, ...change } : job)));
  const drop = ({ id }: Job) => {
    setJobs((now) => now.filter((job) => job.id !== id));
    URL.revokeObjectURL(held.current.get(id) ?? '');
    held.current.delete(id);
  };
  const send = (job: Job, file: File) => {
    latest.current
      .upload(file, (share) => patch(job.id, { share }))
      .then(
        ({ link }) => {
          if (!held.current.has(job.id)) return;
          drop(job);
          latest.current.onArrive(link);
        },
        (reason: unknown) => patch(job.id, { failure: wordsOf(reason) }),
      );
  };
  const begin = async (job: Job) => {
    try {
      const file = await latest.current.prepare(job.file);
      if (!held.current.has(job.id)) return;
      const preview = URL.createObjectURL(file);
      held.current.set(job.id, preview);
      patch(job.id, { file, preview, share: 0 });
      send(job, file);
    } catch (reason) {
      if (!held.current.has(job.id)) return;
      drop(job);
      latest.current.onRefuse(job.file, wordsOf(reason));
    }
  };
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Job => ({ id: (count += 1), file, preview: '' }));
    for (const { id } of fresh) held.current.set(id, '');
    setJobs((now) => [...now, ...fresh]);
    for (const job of fresh) void begin(job);
  };
  const retry = (job: Job) => {
    patch(job.id, { share: 0, failure: undefined });
    send(job, job.file);
  };
  return { jobs, add, retry, drop };
}
