import { useEffect, useRef, useState } from 'react';

/** Sends a file and resolves with its URL; tells how much is sent, 0 to 1. */
export type Upload = (file: File, onProgress?: (share: number) => void) => Promise<{ link: string; name: string }>;

/** The upload of what is only shown. */
export const neverSent: Upload = () => Promise.reject(new Error('read only'));

/** A file on its way, or one that did not arrive and is kept to be sent again. */
export interface Job {
  id: number;
  file: File;
  /** URL of the picture in this browser. */
  preview: string;
  /** How much is sent, 0 to 1. */
  share: number;
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

let count = 0;

/** Sends files, tells each link that arrives, and keeps those that do not. */
export function useUploads(upload: Upload, onArrive: (link: string) => void): Uploads {
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const arrive = useRef(onArrive);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    arrive.current = onArrive;
  });
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);
  const patch = (id: number, change: Partial<Job>) =>
    setJobs((now) => now.map((job) => (job.id === id ? { ...job, ...change } : job)));
  const drop = ({ id, preview }: Job) => {
    setJobs((now) => now.filter((job) => job.id !== id));
    URL.revokeObjectURL(preview);
    previews.current.delete(preview);
  };
  const send = (job: Job) => {
    upload(job.file, (share) => patch(job.id, { share })).then(
      ({ link }) => {
        if (!previews.current.has(job.preview)) return;
        drop(job);
        arrive.current(link);
      },
      (reason: unknown) => patch(job.id, { failure: reason instanceof Error ? reason.message : String(reason) }),
    );
  };
  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Job => ({ id: (count += 1), file, preview: URL.createObjectURL(file), share: 0 }));
    fresh.forEach((job) => previews.current.add(job.preview));
    setJobs((now) => [...now, ...fresh]);
    fresh.forEach(send);
  };
  const retry = (job: Job) => {
    patch(job.id, { share: 0, failure: undefined });
    send(job);
  };
  return { jobs, add, retry, drop };
}
