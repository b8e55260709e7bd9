import type { Context } from '../Context.ts';
import { bySystem } from './bySystem.ts';
import type { JobParts } from './Job.ts';

/** The context in which a job works: nobody asked, so request and address are empty. */
export const jobContext = (parts: JobParts, name: string): Context =>
  bySystem({
    db: parts.db, files: parts.files, settings: parts.settings, resources: parts.resources,
    expressions: new Map([...parts.handlers].map(([path, handled]) => [path, handled.expressions])),
    nextId: () => parts.nextId(), now: () => parts.now?.() ?? new Date(),
    request: new Request(`http://localhost/jobs/${name}`), replyHeaders: new Headers(), address: '', traceId: crypto.randomUUID().replaceAll('-', '').slice(0, 12), language: 'zh', person: null,
  });
